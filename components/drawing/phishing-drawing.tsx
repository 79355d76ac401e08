import { Drawing } from './drawing';

const callouts = ['look-alike', 'pressure', 'wrong link', 'report it'];
const heights = [44, 116, 196, 276];

export function PhishingDrawing() {
  return (
    <Drawing label="A phishing e-mail taken apart: a look-alike sender, pressure in the subject, a link to another address, and the button that reports it.">
      <path
        className="paper-fill"
        d="M8 16h216v56h-216zM8 92h216v48h-216zM8 160h216v72h-216zM8 252h216v48h-216z"
      />
      <circle cx="36" cy="44" r="14" />
      <text className="strong" x="64" y="41">
        it@vigi1ane
      </text>
      <path className="quiet" d="M64 54h120M24 178h184M24 192h120" />
      <text className="strong" x="24" y="120.5">
        Last notice: 2 hours
      </text>
      <path className="amber" d="M24 204h72v16h-72z" />
      <path className="muted" d="M24 269h40v14h-40zM76 269h40v14h-40z" />
      <path className="signal" d="M144 264h64v24h-64z" />
      <text className="strong" x="152.5" y="280.5">
        Report
      </text>
      <path className="muted" d="M224 44h36M224 116h36M224 196h36M224 276h36" />
      <g textAnchor="middle">
        {heights.map((y, i) => (
          <circle key={y} className="paper-fill" cx="272" cy={y} r="12" />
        ))}
        {heights.map((y, i) => (
          <text key={y} className="strong" x="272" y={y + 4.5}>
            {i + 1}
          </text>
        ))}
      </g>
      {callouts.map((callout, i) => (
        <text key={callout} x="296" y={(heights[i] ?? 0) + 4.5}>
          {callout}
        </text>
      ))}
    </Drawing>
  );
}
