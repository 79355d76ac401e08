import { Drawing } from './drawing';

const staffs = [
  [136, 216],
  [200, 208],
  [280, 280],
  [360, 212],
] as const;

export function AssessmentDrawing() {
  return (
    <Drawing label="A levelling survey across a terrain. Four readings along one sight line; at the third the ground lies below the required level.">
      <path className="muted" strokeDasharray="2 5" d="M64 72h328" />
      <path d="M8 224h72a40 40 0 0 0 40-8h40a60 60 0 0 1 40-8h24a16 16 0 0 1 16 16v40a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16v-36a16 16 0 0 1 16-16h56" />
      <path
        className="muted"
        strokeWidth="8"
        strokeDasharray="1.5 6.5"
        d={staffs.map(([x, y]) => `M${x} ${y}V40`).join('')}
      />
      <path className="muted" d={staffs.map(([x, y]) => `M${x - 4} ${y}V40h8V${y}`).join('')} />
      <path
        className="paper-fill"
        d="M24 60h40v24h-40zM44 84v24M44 108l-24 116M44 108l24 116M44 108v116"
      />
      <path className="signal" d="M308 212v68m-6-68h12m-12 68h12" />
      <text x="8" y="40">
        sight line
      </text>
      <text x="8" y="256">
        required level
      </text>
      <text className="strong" x="322" y="250">
        finding
      </text>
    </Drawing>
  );
}
