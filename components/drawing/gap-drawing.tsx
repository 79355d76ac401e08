import { Drawing, Word } from './drawing';

const functions = ['Govern', 'Identify', 'Protect', 'Detect', 'Respond', 'Recover'];
const current = [2, 2, 3, 1, 2, 1];
const target = [3, 3, 3, 4, 3, 2];

/** The squares of one tier after another, in one row of a panel. */
const squares = (x: number, row: number, from: number, to: number) =>
  `M${x + from * 33} ${52 + row * 44}${'h22v22h-22zm33 0'.repeat(to - from)}`;

export function GapDrawing() {
  return (
    <Drawing label="Current and target profile side by side over the six functions of NIST CSF 2.0. The widest gap is at Detect.">
      <path
        className="stroke-line"
        d={functions
          .map((_, i) => squares(102, i, current[i] ?? 0, 4) + squares(261, i, target[i] ?? 0, 4))
          .join('')}
      />
      <path
        className="fill-text stroke-none"
        d={functions
          .map((_, i) => squares(102, i, 0, current[i] ?? 0) + squares(261, i, 0, current[i] ?? 0))
          .join('')}
      />
      <path
        d={functions
          .map((_, i) => (i === 3 ? '' : squares(261, i, current[i] ?? 0, target[i] ?? 0)))
          .join('')}
      />
      <path className="fill-signal stroke-none" d={squares(261, 3, 1, 4)} />
      {functions.map((name, i) => (
        <Word key={name} lit={i === 3} at={`8 ${67.5 + i * 44}`} text={name} />
      ))}
      <Word at="102 32" text="current" />
      <Word at="261 32" text="target" />
    </Drawing>
  );
}
