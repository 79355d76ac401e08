import { Drawing } from './drawing';
import { logRecords } from './line-patterns';

const RINGS = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * A ring for each source, the outer ones first. `turn` starts the sources elsewhere: two sets of rings
 * with the same records, far from each other, cost one set in the page's first flight.
 */
const rings = (outermost: number, turn: number) =>
  RINGS.map((ring) => (
    <circle
      key={ring}
      r={outermost - 13 * ring}
      pathLength="360"
      strokeDasharray={logRecords(2 * ((ring + turn) % RINGS.length) + 1)}
    />
  ));

export function WatchDial() {
  return (
    <Drawing
      label="A 24-hour dial with three shifts. Among a day of log records one, at 03:08, is picked out and reaches a person at the centre."
      viewBox="0 0 600 600"
    >
      <g transform="translate(300 300) rotate(-90)">
        <circle
          className="stroke-line"
          r="258"
          strokeWidth="8"
          pathLength="96"
          strokeDasharray=".1 .9"
          strokeDashoffset=".05"
        />
        <circle
          className="stroke-muted"
          r="254"
          strokeWidth="16"
          pathLength="24"
          strokeDasharray=".025 .975"
          strokeDashoffset=".0125"
        />
        <circle
          className="stroke-line"
          r="226"
          strokeWidth="6"
          pathLength="3"
          strokeDasharray="0 1.03 .94 .06 .94 .03"
        />
        <g className="stroke-signal stroke-2">
          <circle r="226" strokeWidth="6" pathLength="3" strokeDasharray="0 .03 .351 .021 .568 3" />
        </g>
        <g className="stroke-line" strokeWidth="2.5">
          {rings(204, 0)}
        </g>
        <g className="stroke-muted" strokeWidth="1">
          {rings(197.5, RINGS.length / 2)}
        </g>
        <g transform="rotate(47)">
          <path className="stroke-signal stroke-2" d="M84 0h153M166-58A176 176 0 0 1 176 0" />
          <circle className="stroke-signal stroke-2 fill-paper" cx="176" r="13" />
          <circle className="fill-signal stroke-none" cx="176" r="5" />
        </g>
        <circle className="stroke-muted" r="84" />
      </g>
      <g textAnchor="middle">
        <text className="fill-text" x="300" y="291">
          <tspan fontSize="40">03:08</tspan>
        </text>
        <text x="300" y="320">
          <tspan fontSize="20">one alert,</tspan>
        </text>
        <text x="300" y="342">
          <tspan fontSize="20">one person</tspan>
        </text>
        <text x="300" y="28">
          <tspan fontSize="20">00</tspan>
        </text>
        <text x="580" y="305.5">
          <tspan fontSize="20">06</tspan>
        </text>
        <text x="300" y="584">
          <tspan fontSize="20">12</tspan>
        </text>
        <text x="20" y="305.5">
          <tspan fontSize="20">18</tspan>
        </text>
      </g>
    </Drawing>
  );
}
