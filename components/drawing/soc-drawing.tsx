import { Drawing } from './drawing';
import { polar } from './polar';

/** A shift around the dial's centre, clockwise between two clock angles. */
function shift(radius: number, from: number, to: number) {
  const [x1, y1] = polar(200, 160, radius, from);
  const [x2, y2] = polar(200, 160, radius, to);
  return `M${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}`;
}

export function SocDrawing() {
  return (
    <Drawing label="A 24-hour dial. Three shifts, night, day and evening, overlap where one hands over to the next.">
      <circle
        className="stroke-muted"
        cx="200"
        cy="160"
        r="144"
        strokeWidth="12"
        pathLength="24"
        strokeDasharray=".04 .96"
        strokeDashoffset=".02"
      />
      <circle
        className="stroke-line"
        cx="200"
        cy="160"
        r="147"
        strokeWidth="6"
        pathLength="96"
        strokeDasharray=".16 .84"
        strokeDashoffset=".08"
      />
      <path
        className="stroke-muted"
        d="M8 28h130v91.5M392 28h-130v56M8 292h112v-99M392 292h-130v-72.5"
      />
      <g strokeWidth="6">
        <path className="stroke-muted" d={shift(86, 112, 248) + shift(74, 232, 368)} />
        <g className="stroke-signal stroke-2">
          <path strokeWidth="6" d={shift(98, -8, 128)} />
        </g>
      </g>
      <circle className="stroke-line" cx="200" cy="160" r="44" />
      <g textAnchor="middle">
        <text x="200" y="45">
          00
        </text>
        <text x="322" y="164.5">
          06
        </text>
        <text x="200" y="284">
          12
        </text>
        <text x="78" y="164.5">
          18
        </text>
        <text className="fill-text" x="200" y="164.5">
          24/7
        </text>
      </g>
      <text x="8" y="19">
        evening
      </text>
      <text x="8" y="309">
        handover
      </text>
      <g textAnchor="end">
        <text className="fill-text" x="392" y="19">
          night
        </text>
        <text x="392" y="309">
          day
        </text>
      </g>
    </Drawing>
  );
}
