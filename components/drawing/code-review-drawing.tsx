import { Drawing, Word } from './drawing';
import { dashes } from './line-patterns';

const indents = [0, 16, 16, 32, 32, 16, 16, 32, 48, 32, 16, 0];
const traced = new Map([
  [2, 'id = req.query.id'],
  [6, 'sql = head + id'],
  [10, 'db.run(sql)'],
]);
const middle = (line: number) => 22 + line * 25;
const baseline = (line: number) => middle(line) + 4.5;

export function CodeReviewDrawing() {
  return (
    <Drawing label="Twelve lines of code. One value is traced from its source, through a joined string, to the database call that is its sink.">
      <path className="stroke-line" d="M36 8v304" />
      <g textAnchor="end">
        {indents.map((_, i) => (
          <Word key={middle(i)} lit={traced.has(i)} at={`24 ${baseline(i)}`} text={i + 1} />
        ))}
      </g>
      <path
        className="stroke-muted"
        d={indents
          .map((indent, i) =>
            traced.has(i)
              ? ''
              : `M${52 + indent} ${middle(i)}${dashes(70 + ((i * 53) % 90), i + 2)}`,
          )
          .join('')}
      />
      {[...traced].map(([line, code]) => (
        <Word key={line} lit at={`68 ${baseline(line)}`} text={code} />
      ))}
      <path className="stroke-amber" d="M60 260h104v24h-104z" />
      <path
        className="stroke-signal stroke-2"
        d="M224 72h68a12 12 0 0 1 12 12v76a12 12 0 0 1-12 12h-88m0 0h88a12 12 0 0 1 12 12v76a12 12 0 0 1-12 12h-120m6-6-6 6 6 6"
      />
      <path
        className="fill-signal stroke-none"
        d="M219 72a5 5 0 0 0 10 0a5 5 0 0 0-10 0M199 172a5 5 0 0 0 10 0a5 5 0 0 0-10 0"
      />
      <Word at="320 76.5" text="source" />
      <Word at="320 276.5" text="sink" />
    </Drawing>
  );
}
