import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, serializeOuter } from 'parse5';

export type Document = DefaultTreeAdapterMap['document'];
export type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];
type Attributes = Readonly<Record<string, string>>;

/** Every element below a node, in document order. */
export function elements(node: Node): Element[] {
  const found: Element[] = [];
  collectElements(node, found);
  return found;
}

/** Into one list, for pages have thousands and lists of lists were a tenth of the export's time. */
function collectElements(node: Node, found: Element[]) {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('tagName' in child) found.push(child);
    collectElements(child, found);
  }
}

export function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

/** The text directly inside an element. */
export function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** The text of an element and of all elements in it. */
export function deepTextOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(deepTextOf).join('') : '';
}

/** Gives an element an attribute, in place of one of the same name. */
export function setAttribute(element: Element, name: string, value: string) {
  element.attrs = [
    ...element.attrs.filter((attribute) => attribute.name !== name),
    { name, value },
  ];
}

export function append(parent: Element, name: string, attributes: Attributes, text = '') {
  defaultTreeAdapter.appendChild(parent, create(name, attributes, text));
}

export function prepend(parent: Element, name: string, attributes: Attributes) {
  const [first] = parent.childNodes;
  const element = create(name, attributes, '');
  if (first) defaultTreeAdapter.insertBefore(parent, element, first);
  else defaultTreeAdapter.appendChild(parent, element);
}

/** Puts a space between any two elements in a parent that have no text between them. */
export function separateChildren(parent: Element) {
  const isElement = (node: Node | undefined) => node !== undefined && 'tagName' in node;
  const touching = parent.childNodes.filter(
    (child, place, all) => isElement(child) && isElement(all[place - 1]),
  );
  for (const child of touching) defaultTreeAdapter.insertTextBefore(parent, ' ', child);
}

/** An element as markup. */
export function serializedElement(name: string, attributes: Attributes, text = ''): string {
  return serializeOuter(create(name, attributes, text));
}

/** Takes an element out of its document. */
export function detach(element: Element) {
  defaultTreeAdapter.detachNode(element);
}

function create(name: string, attributes: Attributes, text: string): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs);
  if (text) defaultTreeAdapter.insertText(element, text);
  return element;
}
