import { Drawing, Word } from './drawing';

const actions = ['permit', 'deny', 'permit', 'permit', 'deny', 'permit', 'deny'];
/** From where, and how far, a rule reaches along the address space. */
const ranges = [
  'M124 58h60',
  'M308 96h36',
  'M164 134h212',
  'M116 172h32',
  '',
  'M336 248h48',
  'M116 286h276',
];
const middle = (row: number) => 66 + row * 38;

export function NetworkConfigurationDrawing() {
  return (
    <Drawing label="A rule table drawn over the address space. Rule 50 lies wholly in the shadow of rule 30 above it, so it is never reached.">
      <path className="fill-surface" strokeWidth="0" d="M164 134h212v103h-212z" />
      <path
        className="stroke-line"
        d={actions.map((_, i) => `M8 ${middle(i) - 19}h384`).join('')}
      />
      <path className="stroke-muted" strokeDasharray="4 4" d="M164 150v87M376 150v87" />
      <path d={ranges.map((range) => range && `${range}v16H${range.slice(1, 4)}z`).join('')} />
      <path className="stroke-signal stroke-2" d="M184 210h64v16h-64z" />
      <Word at="8 30" text="rule" />
      <Word at="116 30" text="addresses" />
      {actions.map((action, i) => (
        <Word
          key={middle(i)}
          lit={i === 4}
          at={`8 ${middle(i) + 4.5}`}
          text={`${i + 1}0 ${action}`}
        />
      ))}
      <Word lit at="258 222.5" text="never reached" />
    </Drawing>
  );
}
