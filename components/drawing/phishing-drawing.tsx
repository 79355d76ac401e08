import { Drawing, Word } from './drawing';

const parts = [
  [44, 'look-alike'],
  [116, 'pressure'],
  [196, 'wrong link'],
  [276, 'report it'],
] as const;

export function PhishingDrawing() {
  return (
    <Drawing label="A phishing email taken apart: a look-alike sender, pressure in the subject, a link to another address, and the button that reports it.">
      <path
        className="stroke-muted"
        strokeDasharray="2 5"
        d="M8 74v16M224 74v16M8 142v16M224 142v16M8 234v16M224 234v16"
      />
      <path d="M8 16h216v56h-216zM8 92h216v48h-216zM8 160h216v72h-216zM8 252h216v48h-216zM50 44a13 13 0 0 0-26 0a13 13 0 0 0 26 0M117 60h11" />
      <path className="stroke-line" d="M24 180h184M24 192h136" />
      <path
        className="stroke-muted"
        d="M24 266h44v20h-44zM78 266h44v20h-44zM224 44h36M224 116h36M224 196h36M224 276h36"
      />
      <path className="stroke-amber" d="M24 202h80v20h-80z" />
      <path className="stroke-signal stroke-2" d="M144 264h64v24h-64z" />
      <Word lit at="62 39" text="IT Help Desk" />
      <Word at="62 56" text="it@vigi1ane.test" />
      <Word lit at="24 120.5" text="Last notice: 2 hours" />
      <Word at="36 216.5" text="Sign in" />
      <Word lit at="152.5 280.5" text="Report" />
      <path d={parts.map(([y]) => `M260 ${y}a12 12 0 0 0 24 0a12 12 0 0 0-24 0`).join('')} />
      {parts.map(([y, name], i) => (
        <text key={y} x="268" y={y + 4.5}>
          <tspan>{i + 1}</tspan>
          <tspan x="296">{name}</tspan>
        </text>
      ))}
    </Drawing>
  );
}
