import { Drawing } from './drawing';

const noise = (seed: number) => (Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1);

/**
 * One ring of log records as a dash pattern in degrees: few by night, many by day, and silence
 * around the one event at 03:08.
 */
function records(ring: number) {
  const pattern = [0];
  let at = 0;
  for (let i = ring * 40; at < 352; i++) {
    const night = (1 + Math.cos(((at - 30) * Math.PI) / 180)) / 2;
    let gap = Math.round(4 + 12 * noise(i) + 40 * night * noise(i + 0.3));
    if (at + gap > 28 && at < 62) gap = Math.max(gap, 62 - at);
    const stroke = Math.round(1 + 7 * noise(i + 0.7));
    if (at + gap + stroke > 358) break;
    pattern.push(gap, stroke);
    at += gap + stroke;
  }
  return `${pattern.join(' ')} ${360 - at}`;
}

export function WatchDial() {
  return (
    <Drawing
      label="A 24-hour dial with three shifts. Among a day of log records one, at 03:08, is picked out and reaches a person at the centre."
      viewBox="0 0 600 600"
    >
      <g transform="translate(300 300) rotate(-90)">
        <circle className="quiet" r="258" strokeWidth="8" pathLength="96" strokeDasharray=".1 .9" strokeDashoffset=".05" />
        <circle className="muted" r="254" strokeWidth="16" pathLength="24" strokeDasharray=".025 .975" strokeDashoffset=".0125" />
        <circle className="quiet" r="226" strokeWidth="6" pathLength="3" strokeDasharray="0 1.03 .94 .06 .94 .03" />
        <g className="signal"><circle r="226" strokeWidth="6" pathLength="3" strokeDasharray="0 .03 .94 3" /></g>
        <g className="quiet" strokeWidth="2.5">
          {Array.from({ length: 17 }, (_, i) => (
            <circle key={i} r={202 - 6 * i} pathLength="360" strokeDasharray={records(i + 1)} />
          ))}
        </g>
        <g transform="rotate(47)">
        <path className="signal" d="M172 0H84M170.500-24A172 172 0 0 1 172 0M246 0h20" />
        <circle className="signal paper-fill" cx="172" r="13" />
        <circle className="signal-fill" cx="172" r="5" />
        </g>
        <circle className="muted" r="84" />
      </g>
      <g textAnchor="middle">
      <text className="strong" x="300" y="304"><tspan fontSize="40">03:08</tspan></text>
      <text x="300" y="328"><tspan fontSize="14">one alert,</tspan></text>
      <text x="300" y="346"><tspan fontSize="14">one person</tspan></text>
      <text x="300" y="28"><tspan fontSize="16">00</tspan></text>
      <text x="580" y="305.500"><tspan fontSize="16">06</tspan></text>
      <text x="300" y="584"><tspan fontSize="16">12</tspan></text>
      <text x="20" y="305.500"><tspan fontSize="16">18</tspan></text>
      </g>
    </Drawing>
  );
}
