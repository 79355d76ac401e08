import { Drawing, Word } from './drawing';

/** How far down a pair of steps stands, the step on the way down, and the one on the way up. */
const steps = [
  [64, 'Pre-Assessment', 'Re-Assessment'],
  [128, 'Assessment', 'Client-Briefing'],
  [192, 'Scanning', 'Reporting'],
  [256, 'Exploitation', 'Post Exploitation'],
] as const;

export function VaptDrawing() {
  return (
    <Drawing label="Eight steps as a loop: pre-assessment, assessment, scanning, validation and exploitation, post exploitation, reporting, client briefing and re-assessment, from which it starts again.">
      <path className="stroke-muted" d="M24 80v188a28 28 0 0 0 28 28h296a28 28 0 0 0 28-28v-188" />
      <path
        className="stroke-signal stroke-2"
        d="M376 48a28 28 0 0 0-28-28h-296a28 28 0 0 0-28 28M206 14l-6 6 6 6"
      />
      {steps.map(([y, down, up], i) => (
        <g key={y}>
          <circle className="fill-paper" cx="24" cy={y} r="16" />
          <circle className="fill-paper" cx="376" cy={y} r="16" />
          <Word lit at={`24 ${y + 4.5}`} anchor="middle" text={i + 1} />
          <Word lit at={`376 ${y + 4.5}`} anchor="middle" text={8 - i} />
          <Word at={`52 ${y + 4.5}`} text={down} />
          <Word at={`348 ${y + 4.5}`} anchor="end" text={up} />
        </g>
      ))}
    </Drawing>
  );
}
