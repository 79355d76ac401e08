import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { Acronym } from '@/lib/glossary';
import { markAcronyms } from '@/lib/rich-text';
import { RichText } from './rich-text';

interface TextProps {
  className?: string;
  children?: ReactNode;
}

type ServerComponent = (props: object) => ReactNode | Promise<ReactNode>;

const CLIENT_REFERENCE = Symbol.for('react.client.reference');

/** Where no link may stand, or where one would head something; in a card its one link covers all. */
const WITHOUT_LINKS = ['a', 'button', 'h1', 'h2', 'h3', 'label', 'summary', 'th'];
const CARD = /\bwhole-link\b/;

/**
 * Links each acronym of content/glossary.ts to its entry at its first use in the running text inside, which is what
 * stands in `RichText` outside headings, links and cards. It calls the server components itself, in reading order: React renders them in an order of its own,
 * so that they could not count.
 * @throws when a component inside is async: its data must be read outside and handed in.
 */
export function ExpandAcronyms({ children }: { children: ReactNode }) {
  return createElement(Fragment, null, ...expandAll(children, new Set()));
}

function expand(node: ReactNode, seen: Set<Acronym>): ReactNode {
  if (Array.isArray(node)) return createElement(Fragment, null, ...expandAll(node, seen));
  if (!isValidElement<TextProps>(node) || isWithoutLinks(node)) return node;
  if (isRichText(node)) return cloneElement(node, {}, markAcronyms(node.props.children, seen));
  if (isServerComponent(node.type)) {
    const expanded = expand(rendered(node.type, node.props), seen);
    return node.key === null ? expanded : <Fragment key={node.key}>{expanded}</Fragment>;
  }
  if (node.props.children === undefined) return node;
  return cloneElement(node, {}, ...expandAll(node.props.children, seen));
}

/** A list, for React asks no keys of children that it is given one by one. */
function expandAll(children: ReactNode, seen: Set<Acronym>): ReactNode[] {
  return (Array.isArray(children) ? children : [children]).map((child) => expand(child, seen));
}

function isWithoutLinks({ type, props }: ReactElement<TextProps>): boolean {
  return (
    typeof type === 'string' && (WITHOUT_LINKS.includes(type) || CARD.test(props.className ?? ''))
  );
}

function isRichText(element: ReactElement): element is ReactElement<{ children: string }> {
  return element.type === RichText;
}

function isServerComponent(type: unknown): type is ServerComponent {
  return typeof type === 'function' && !('$$typeof' in type && type.$$typeof === CLIENT_REFERENCE);
}

function rendered(component: ServerComponent, props: object): ReactNode {
  const result = component(props);
  if (!(result instanceof Promise)) return result;
  // A build shortens the component's name, and leaves those of its props.
  const element = [`<${component.name}`, ...Object.keys(props)].join(' ');
  throw new Error(
    `${element}> is async, and ExpandAcronyms reads in order: read its data outside and hand it in as props.`,
  );
}
