/** Lines as sent, received or configured. */
export function Code({ lines }: { lines: readonly string[] }) {
  return (
    <pre className="whitespace-pre-wrap rounded bg-surface px-2 py-1.5 text-small print:p-0">
      <code>{lines.join('\n')}</code>
    </pre>
  );
}
