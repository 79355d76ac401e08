import { Drawing, Ticks, Word } from './drawing';
import { polar } from './line-patterns';

/** Hours of a shift: an arc around the dial's centre, clockwise between two clock angles. */
function hours(from: number, to: number) {
  const radius = 98;
  const [x1, y1] = polar(200, 160, radius, from);
  const [x2, y2] = polar(200, 160, radius, to);
  return `M${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}`;
}

export function SocDrawing() {
  return (
    <Drawing label="A 24-hour dial. Three shifts, night, day and evening, overlap where one hands over to the next.">
      <Ticks className="stroke-muted" at="200 160" r={144} count={24} length={12} width={0.04} />
      <Ticks className="stroke-line" at="200 160" r={147} count={96} length={6} width={0.16} />
      <path className="stroke-muted" d="M8 85h54M338 85h54M300 280h92M8 246h58" />
      <g strokeWidth="6">
        <path className="stroke-muted" d={hours(128, 232) + hours(248, 352)} />
        <path className="stroke-signal" d={hours(8, 112)} />
        <path className="stroke-amber" d={hours(-8, 8) + hours(112, 128) + hours(232, 248)} />
      </g>
      <circle className="stroke-line" cx="200" cy="160" r="44" />
      <g textAnchor="middle">
        <Word at="200 45" text="00" />
        <Word at="322 164.5" text="06" />
        <Word at="200 284" text="12" />
        <Word at="78 164.5" text="18" />
        <Word lit at="200 164.5" text="24/7" />
      </g>
      <Word at="8 76" text="evening" />
      <Word at="8 264" text="handover" />
      <g textAnchor="end">
        <Word lit at="392 76" text="night" />
        <Word at="392 271" text="day" />
      </g>
    </Drawing>
  );
}
