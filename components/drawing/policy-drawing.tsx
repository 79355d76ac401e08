import { dashes } from './dashes';
import { Drawing } from './drawing';

const rows = [72, 110, 148, 186, 224, 262];

export function PolicyDrawing() {
  return (
    <Drawing label="A policy document. Each clause leads to an owner, a control and evidence; one clause still lacks its evidence.">
      <path d="M8 16h136l24 24v272h-160zM144 16v24h24" />
      <path
        className="muted"
        d={rows
          .map((y, i) => `M60 ${y - 4}${dashes(84, i + 5)}M60 ${y + 6}${dashes(52, i + 9)}`)
          .join('')}
      />
      {rows.map((y, i) => (
        <text key={y} x="24" y={y + 4.5}>{`4.${i + 1}`}</text>
      ))}
      <path className="quiet" d={rows.map((y) => `M168 ${y}h192`).join('')} />
      <path className="signal" d="M168 148h192" />
      <path
        className="paper-fill"
        d={rows
          .map(
            (y, i) =>
              `M211 ${y}a9 9 0 0 1 18 0a9 9 0 0 1-18 0M281 ${y - 9}h18v18h-18z${i === 4 ? '' : `M354 ${y - 10}h14v20h-14z`}`,
          )
          .join('')}
      />
      <path className="amber paper-fill" strokeDasharray="3 3" d="M354 214h14v20h-14z" />
      <g textAnchor="middle">
        <text x="220" y="36">
          owner
        </text>
        <text x="290" y="36">
          control
        </text>
        <text x="361" y="36">
          evidence
        </text>
      </g>
    </Drawing>
  );
}
