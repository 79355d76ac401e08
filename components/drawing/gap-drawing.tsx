import { Drawing } from './drawing';

const functions = ['Govern', 'Identify', 'Protect', 'Detect', 'Respond', 'Recover'];
const current = [1, 2, 2, 1, 2, 1];
const target = [3, 3, 4, 4, 3, 2];
const column = (tier: number) => 48 + tier * 80;
const profile = (tiers: readonly number[]) =>
  tiers.map((tier, i) => `${i ? 'H' : 'M'}${column(tier)}${i ? '' : ' 36'}v42`).join('');

export function GapDrawing() {
  return (
    <Drawing label="Current and target profile over the six functions of NIST CSF 2.0. The widest gap is at Detect.">
      <path className="quiet" d="M128 36v252M208 36v252M288 36v252M368 36v252" />
      {functions.map((name, i) => (
        <text key={name} x="8" y={61.5 + i * 42}>
          {name}
        </text>
      ))}
      <path className="muted" d={profile(current)} />
      <path d={profile(target)} />
      <path className="signal" d="M128 183h240" />
      <g textAnchor="middle">
        <text x="128" y="24">
          1
        </text>
        <text x="208" y="24">
          2
        </text>
        <text x="288" y="24">
          3
        </text>
        <text x="368" y="24">
          4
        </text>
        <text x="128" y="308">
          current
        </text>
        <text x="208" y="308">
          target
        </text>
      </g>
    </Drawing>
  );
}
