import type { ComponentType } from 'react';
import type { Attributes } from '@/client/attributes';

interface IslandProps<Props> {
  /** The module of components/islands/ that makes it respond in the export. */
  name: NonNullable<Attributes['data-root']>;
  of: ComponentType<Props>;
  /** Plain data, for the export writes them as JSON. */
  props: Props;
}

/**
 * A client component that React keeps apart from the page around it: the export starts it in a root of its own, so
 * whatever else changes a page, as a translator or an extension does, React never reads it.
 */
export function Island<Props extends object>({ name, of: Component, props }: IslandProps<Props>) {
  const attributes: Attributes = { 'data-root': name, 'data-props': JSON.stringify(props) };
  return (
    <div {...attributes} className="contents">
      <Component {...props} />
    </div>
  );
}
