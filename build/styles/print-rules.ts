import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Root,
  type Rule,
} from 'postcss';

/**
 * Takes the rules for paper, which pages need last, out of a sheet, and answers with them. One that stands inside
 * others (a layer, a rule) takes copies of these along. They apply after all others then, in the order they had.
 */
export function takePrintRules(sheet: Root): Root {
  const print = postcss.root();
  moveInto(print, sheet);
  return print;
}

function moveInto(target: Container, source: Container | Root) {
  source.each((node) => {
    if (isForPaper(node)) {
      target.append(node);
      return;
    }
    if (!isBlock(node)) return;
    const copy = node.type === 'rule' ? node.clone({ nodes: [] }) : node.clone({ nodes: [] });
    moveInto(copy, node);
    if (copy.nodes?.length) target.append(copy);
    if (node.nodes?.length === 0) node.remove();
  });
}

function isBlock(node: ChildNode): node is Rule | AtRule {
  return node.type === 'rule' || (node.type === 'atrule' && node.nodes !== undefined);
}

function isForPaper(node: ChildNode): boolean {
  if (node.type !== 'atrule') return false;
  const { name, params } = node;
  return name === 'page' || (name === 'media' && params.split(',').every(isPrintQuery));
}

function isPrintQuery(query: string): boolean {
  return /^\s*(?:only\s+)?print\b/i.test(query);
}
