import type { Graph } from 'schema-dts';

/**
 * What a page says of itself to machines: a block of data, which browsers never run. An escaped “<” keeps a text from
 * ending it; build/check-page.ts holds every page to that.
 */
export function StructuredData({ graph }: { graph: Graph }) {
  return (
    <script type="application/ld+json">{JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>
  );
}
