import { Drawing } from './drawing';

const chairs = [136, 196, 256, 316, 376];
const desks = [136, 196, 256, 316, 376];

export function VcisoDrawing() {
  return (
    <Drawing label="The board's table with one chair for the vCISO, and the line that runs from that chair to every engineer.">
      <path d="M112 60h280v44h-280z" />
      <path
        className="muted"
        d={chairs
          .map(
            (x) => `M${x - 14} 50a14 14 0 0 1 28 0z${x === 256 ? '' : `m0 64a14 14 0 0 0 28 0z`}`,
          )
          .join('')}
      />
      <path
        className="muted"
        d="M136 260v-28a12 12 0 0 1 12-12h216a12 12 0 0 1 12 12v28M196 220v40M316 220v40M256 220v40"
      />
      <path d={desks.map((x) => `M${x - 18} 260h36v24h-36zm-6 30h48`).join('')} />
      <path className="signal" d="M242 114a14 14 0 0 0 28 0zM256 128v92" />
      <path className="muted" d="M236 196v-40m-5 5 5-5 5 5M276 156v40m-5-5 5 5 5-5" />
      <text x="8" y="86.5">
        board
      </text>
      <text className="strong" x="8" y="180.5">
        vCISO
      </text>
      <text x="8" y="276.5">
        engineers
      </text>
      <text x="226" y="180.5" textAnchor="end">
        risk
      </text>
      <text x="286" y="180.5">
        decision
      </text>
    </Drawing>
  );
}
