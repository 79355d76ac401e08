import { Drawing } from './drawing';

const rules = ['permit', 'deny', 'permit', 'permit', 'deny', 'permit', 'deny'];
const ranges = [
  [124, 64],
  [300, 40],
  [164, 212],
  [116, 32],
  [196, 72],
  [348, 44],
  [116, 276],
] as const;
const middle = (row: number) => 66 + row * 38;

export function NetworkConfigurationDrawing() {
  return (
    <Drawing label="A rule table. Rule 50 lies wholly in the range of rule 30 above it, so it is never reached.">
      <path className="surface-fill" stroke="none" d="M164 142h212v170h-212z" />
      <path className="quiet" d={rules.map((_, i) => `M8 ${middle(i) - 19}h384`).join('')} />
      <text x="8" y="30">
        rule
      </text>
      <text x="116" y="30">
        addresses
      </text>
      {rules.map((rule, i) => (
        <text key={middle(i)} x="8" y={middle(i) + 4.5}>{`${i + 1}0 ${rule}`}</text>
      ))}
      <path
        d={ranges
          .map(([x, w], i) => (i === 4 ? '' : `M${x} ${middle(i) - 8}h${w}v16h-${w}z`))
          .join('')}
      />
      <path className="muted" strokeDasharray="4 4" d="M164 150v156M376 150v156" />
      <path className="signal paper-fill" d="M196 210h72v16h-72z" />
      <text className="strong" x="276" y="222.5">
        never read
      </text>
    </Drawing>
  );
}
