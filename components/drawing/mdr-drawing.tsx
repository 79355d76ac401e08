import { Drawing, Word } from './drawing';

const columns = [24, 68, 112, 156, 200, 244, 288, 332, 376];
const rows = [28, 72, 116, 160, 204, 248, 292];
const host = (x: number, y: number) => `M${x - 5} ${y - 5}h10v10h-10z`;
/** The hosts on the trail, leg by leg, from the entry to the last one before the intruder. */
const trail = [
  ...[24, 68, 112].map((x) => host(x, 248)),
  ...[204, 160].map((y) => host(112, y)),
  ...[112, 156, 200, 244].map((x) => host(x, 116)),
  ...[160, 204].map((y) => host(244, y)),
  ...[288, 332].map((x) => host(x, 204)),
  host(332, 160),
];

export function MdrDrawing() {
  return (
    <Drawing label="A grid of hosts. A hunt follows one trail from the entry, past false turns, to the intruder.">
      <path
        className="stroke-line"
        d={columns.map((x) => `M${x} 28v264`).join('') + rows.map((y) => `M24 ${y}h352`).join('')}
      />
      <path
        className="stroke-line fill-paper"
        d={columns.flatMap((x) => rows.map((y) => host(x, y))).join('')}
      />
      <path
        className="stroke-muted"
        strokeDasharray="4 4"
        d="M112 248h88v44M112 116V28h88M244 116h88V72M244 204v44h88"
      />
      <path className="stroke-signal stroke-2" d="M24 248h88V116h132v88h88v-88" />
      <path className="fill-paper" d={trail.join('')} />
      <circle className="stroke-signal stroke-2 fill-paper" cx="332" cy="116" r="15" />
      <circle className="fill-amber stroke-none" cx="332" cy="116" r="5" />
      <path className="fill-paper stroke-none" d="M26 263h46v17h-46zM335 135h46v17h-46z" />
      <Word lit at="28 275" text="entry" />
      <Word lit at="336 147" text="found" />
    </Drawing>
  );
}
