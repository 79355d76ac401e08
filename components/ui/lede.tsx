import { RichText } from './rich-text';

/** The quiet paragraph under a heading. */
export function Lede({ children }: { children: string }) {
  return (
    <p className="max-w-measure text-lede text-muted">
      <RichText>{children}</RichText>
    </p>
  );
}
