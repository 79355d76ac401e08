import { dashes } from './dashes';
import { Drawing } from './drawing';

const lines = Array.from({ length: 12 }, (_, i) => 22 + i * 25);
const indents = [0, 16, 16, 32, 32, 16, 16, 32, 48, 32, 16, 0];
const traced = [2, 6, 10];

export function CodeReviewDrawing() {
  return (
    <Drawing label="A listing. One value is traced from its source, through a concatenation, to the database call that is its sink.">
      <path className="quiet" d="M36 8v304" />
      {lines.map((y, i) => (
        <text key={y} x="24" y={y + 4.5} textAnchor="end">
          {i + 1}
        </text>
      ))}
      <path
        className="muted"
        d={lines
          .map((y, i) =>
            traced.includes(i)
              ? ''
              : `M${52 + (indents[i] ?? 0)} ${y}${dashes(70 + ((i * 53) % 90), i + 2)}`,
          )
          .join('')}
      />
      <text className="strong" x="68" y="76.5">
        id = req.query.id
      </text>
      <text className="strong" x="68" y="176.5">
        sql = head + id
      </text>
      <text className="strong" x="68" y="276.5">
        db.run(sql)
      </text>
      <path
        className="signal"
        d="M212 72h80a12 12 0 0 1 12 12v76a12 12 0 0 1-12 12h-96m96 0a12 12 0 0 1 12 12v76a12 12 0 0 1-12 12h-130m6-6-6 6 6 6"
      />
      <circle className="signal-fill" cx="212" cy="72" r="5" />
      <circle className="amber-fill" cx="318" cy="272" r="4" />
      <text x="318" y="76.5">
        source
      </text>
      <text x="330" y="276.5">
        sink
      </text>
    </Drawing>
  );
}
