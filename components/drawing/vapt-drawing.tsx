import { Drawing } from './drawing';

const heights = [64, 128, 192, 256];
const down = ['Pre-Assessment', 'Assessment', 'Scanning', 'Exploitation'];
const up = ['Re-Assessment', 'Client-Briefing', 'Reporting', 'Post Exploitation'];

export function VaptDrawing() {
  return (
    <Drawing label="Eight steps as a loop: pre-assessment, assessment, scanning, validation and exploitation, post exploitation, reporting, client briefing and re-assessment, from which it starts again.">
      <path className="stroke-muted" d="M24 80v188a28 28 0 0 0 28 28h296a28 28 0 0 0 28-28v-188" />
      <path
        className="stroke-signal stroke-2"
        d="M376 48a28 28 0 0 0-28-28h-296a28 28 0 0 0-28 28M206 14l-6 6 6 6"
      />
      {heights.map((y, i) => (
        <g key={y}>
          <circle className="fill-paper" cx="24" cy={y} r="16" />
          <circle className="fill-paper" cx="376" cy={y} r="16" />
          <text className="fill-text" x="24" y={y + 4.5} textAnchor="middle">
            {i + 1}
          </text>
          <text className="fill-text" x="376" y={y + 4.5} textAnchor="middle">
            {8 - i}
          </text>
          <text x="52" y={y + 4.5}>
            {down[i]}
          </text>
          <text x="348" y={y + 4.5} textAnchor="end">
            {up[i]}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
