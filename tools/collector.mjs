// Takes the reports that NEXT_PUBLIC_REPORTS_URL sends, and writes each as a line of JSON: on Node with
// `node tools/collector.mjs 8787 reports.jsonl` behind a proxy with TLS, or as a worker, whose log they go to.
// Nothing of who sent them is kept: no address, no name of a browser, and no query of an address.

const MOST_BYTES = 16_384;

/** What is kept of each kind of report that browsers send by themselves. */
const KEPT = {
  'csp-violation': ['effectiveDirective', 'blockedURL', 'disposition'],
  'integrity-violation': ['blockedURL', 'destination'],
  crash: ['reason'],
};

const pathOf = (url) => (URL.canParse(url) ? new URL(url).pathname : undefined);

/** The lines of one request's body. @throws where it is no JSON. */
function linesOf(body, time) {
  const all = [JSON.parse(body)].flat();
  const reports = all.map(({ type, url, body: details, ...own }) => {
    if (!details) return { ...own, type, path: own.path };
    const kept = (KEPT[type] ?? []).map((name) => [name, details[name]]);
    return { type, path: pathOf(url), ...Object.fromEntries(kept) };
  });
  return reports.map((report) => JSON.stringify({ time, ...report }));
}

/** The answer to a request; what it reports goes to `write`, a line each. */
export async function collect(request, write) {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Allow-Methods': 'POST',
  };
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  if (request.method !== 'POST') return new Response('Reports only.', { status: 405, headers });
  const body = await request.text();
  // Browsers send their own reports whatever the visitor asked for; here those end.
  if (request.headers.get('Sec-GPC') === '1') return new Response(null, { status: 204, headers });
  if (body.length > MOST_BYTES) return new Response(null, { status: 413, headers });
  try {
    for (const line of linesOf(body, new Date().toISOString())) write(line);
    return new Response(null, { status: 204, headers });
  } catch {
    return new Response('This is no report.', { status: 400, headers });
  }
}

/** As a worker. */
export default { fetch: (request) => collect(request, console.log) };

async function listen(port = '8787', file = 'reports.jsonl') {
  const { createServer } = await import('node:http');
  const { appendFileSync } = await import('node:fs');
  const server = createServer(async (incoming, outgoing) => {
    const { method, headers } = incoming;
    const body = method === 'POST' ? { body: incoming, duplex: 'half' } : {};
    const request = new Request('http://collector/', { method, headers, ...body });
    const answer = await collect(request, (line) => appendFileSync(file, `${line}\n`));
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(await answer.text());
  });
  server.listen(Number(port), () => console.log(`Reports to port ${port} go to ${file}.`));
}

const { argv = [] } = globalThis.process ?? {};
if (argv[1]?.endsWith('collector.mjs')) listen(argv[2], argv[3]);
