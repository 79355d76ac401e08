import { Drawing, Word } from './drawing';

const places = [132, 192, 252, 312, 372];

export function VcisoDrawing() {
  return (
    <Drawing label="The board's table with one chair for the vCISO, and the line that runs from that chair to every engineer.">
      <path d="M112 60h280v44h-280z" />
      <path
        className="stroke-muted"
        d={places
          .map(
            (x) => `M${x - 14} 50a14 14 0 0 1 28 0z${x === 252 ? '' : `m0 64a14 14 0 0 0 28 0z`}`,
          )
          .join('')}
      />
      <path
        className="stroke-muted"
        d="M132 260v-28a12 12 0 0 1 12-12h216a12 12 0 0 1 12 12v28M192 220v40M312 220v40M252 220v40"
      />
      <path d={places.map((x) => `M${x - 18} 260h36v24h-36zm-3 30h42`).join('')} />
      <path className="stroke-signal stroke-2" d="M238 114a14 14 0 0 0 28 0zM252 128v92" />
      <path className="stroke-muted" d="M232 196v-40m-5 5 5-5 5 5M272 156v40m-5-5 5 5 5-5" />
      <Word at="8 86.5" text="board" />
      <Word lit at="8 180.5" text="vCISO" />
      <Word at="8 276.5" text="engineers" />
      <Word at="220 180.5" anchor="end" text="risk" />
      <Word at="284 180.5" text="decision" />
    </Drawing>
  );
}
