import { Drawing } from './drawing';
import { polar } from './polar';

/** An arc around the dial's centre, clockwise between two clock angles. */
function arc(radius: number, from: number, to: number) {
  const [x1, y1] = polar(200, 160, radius, from);
  const [x2, y2] = polar(200, 160, radius, to);
  return `M${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}`;
}

export function SocDrawing() {
  return (
    <Drawing label="A 24-hour dial. Three shifts, night, day and evening, overlap where one hands over to the next.">
      <circle
        className="muted"
        cx="200"
        cy="160"
        r="144"
        strokeWidth="12"
        pathLength="24"
        strokeDasharray=".04 .96"
        strokeDashoffset=".02"
      />
      <circle
        className="quiet"
        cx="200"
        cy="160"
        r="147"
        strokeWidth="6"
        pathLength="96"
        strokeDasharray=".12 .88"
        strokeDashoffset=".06"
      />
      <g textAnchor="middle">
        <text x="200" y="44">
          00
        </text>
        <text x="324" y="164.5">
          06
        </text>
        <text x="200" y="285">
          12
        </text>
        <text x="76" y="164.5">
          18
        </text>
        <text className="strong" x="200" y="164.5">
          24/7
        </text>
      </g>
      <g strokeWidth="6">
        <path className="muted" d={arc(86, 112, 248)} />
        <path className="muted" d={arc(74, 232, 368)} />
      </g>
      <g className="signal">
        <path strokeWidth="6" d={arc(98, -8, 128)} />
      </g>
      <circle className="quiet" cx="200" cy="160" r="44" />
      <path className="muted" d="M8 36h62M392 36h-62M8 284h78M392 284h-46" />
      <text x="8" y="28">
        evening
      </text>
      <text className="strong" x="392" y="28" textAnchor="end">
        night
      </text>
      <text x="8" y="304">
        handover
      </text>
      <text x="392" y="304" textAnchor="end">
        day
      </text>
    </Drawing>
  );
}
