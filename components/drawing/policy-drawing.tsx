import { Drawing, Word } from './drawing';
import { dashes } from './line-patterns';

const rows = [72, 114, 156, 198, 240, 282];

export function PolicyDrawing() {
  return (
    <Drawing label="A policy document. Each clause leads to an owner, a control and evidence; one clause still lacks its evidence.">
      <path d="M8 12h136l24 24v276h-160zM144 12v24h24" />
      <path
        className="stroke-muted"
        d={rows
          .map((y, i) => `M60 ${y - 5}${dashes(88, i + 5)}M60 ${y + 5}${dashes(52, i + 9)}`)
          .join('')}
      />
      {rows.map((y, i) => (
        <Word key={y} lit={i === 2} at={`24 ${y + 4.5}`} text={`4.${i + 1}`} />
      ))}
      <path
        className="stroke-line"
        d={rows.map((y, i) => (i === 2 ? '' : `M168 ${y}h184`)).join('')}
      />
      <path className="stroke-signal stroke-2" d="M168 156h184" />
      <path
        className="fill-paper"
        d={rows
          .map(
            (y, i) =>
              `M209 ${y}a9 9 0 0 1 18 0a9 9 0 0 1-18 0M279 ${y - 9}h18v18h-18z${i === 4 ? '' : `M352 ${y - 11}h11l6 6v16h-17z`}`,
          )
          .join('')}
      />
      <path className="stroke-amber fill-paper" strokeDasharray="3 3" d="M352 229h11l6 6v16h-17z" />
      <g textAnchor="middle">
        <Word at="218 36" text="owner" />
        <Word at="288 36" text="control" />
        <Word at="361 36" text="evidence" />
      </g>
    </Drawing>
  );
}
