import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';

/**
 * The full names of a sheet's layers, in the order in which they first stand in it.
 * @throws where a layer has no name, for its rules could not be told from another's.
 */
export function layersOf(root: Root): string[] {
  const names = new Set<string>();
  root.walkAtRules('layer', (rule) => {
    if (rule.params === '') throw new Error('expected every @layer to have a name');
    for (const name of rule.params.split(/\s*,\s*/)) names.add(prefixOf(rule) + name);
  });
  return [...names];
}

/**
 * Makes one block of all that stands in a layer, and has the blocks follow one another in the order of the layers:
 * rules outside layers win wherever they stand, so only the order inside each layer counts.
 */
export function mergeLayers(root: Root, layers: readonly string[]) {
  const blocks = new Map<string, AtRule>();
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer' || node.nodes === undefined) return;
    const first = blocks.get(node.params);
    if (first) first.append(node.nodes);
    else blocks.set(node.params, node);
    node.remove();
  });
  root.prepend(layers.flatMap((layer) => blocks.get(layer) ?? []));
}

/** Has a sheet begin with the order of its layers, unless what is left of it shows the same. */
export function keepLayerOrder(root: Root, layers: readonly string[]) {
  root.walkAtRules('layer', (rule) => {
    if (rule.nodes === undefined) rule.remove();
  });
  if (layersOf(root).join() === layers.join()) return;
  root.prepend(postcss.atRule({ name: 'layer', params: layers.join() }));
}

/** The names of the layers that a layer stands in, each with a dot. */
function prefixOf({ parent }: ChildNode): string {
  if (!parent || parent.type === 'document' || parent.type === 'root') return '';
  const outer = prefixOf(parent as AtRule);
  const { name, params } = parent as AtRule;
  return name === 'layer' ? `${outer}${params}.` : outer;
}
