import { Drawing, KeyWord } from './drawing';

const columns = [24, 68, 112, 156, 200, 244, 288, 332, 376];
const rows = [28, 72, 116, 160, 204, 248, 292];
/** The hosts on the trail, from the entry to the last one before the intruder. */
const trail = [
  [24, 248],
  [68, 248],
  [112, 248],
  [112, 204],
  [112, 160],
  [112, 116],
  [156, 116],
  [200, 116],
  [244, 116],
  [244, 160],
  [244, 204],
  [288, 204],
  [332, 204],
  [332, 160],
] as const;
const host = (x: number, y: number) => `M${x - 5} ${y - 5}h10v10h-10z`;

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
      <path className="fill-paper" d={trail.map(([x, y]) => host(x, y)).join('')} />
      <circle className="stroke-signal stroke-2 fill-paper" cx="332" cy="116" r="15" />
      <circle className="fill-amber stroke-none" cx="332" cy="116" r="5" />
      <path className="fill-paper stroke-none" d="M26 263h46v17h-46zM335 135h46v17h-46z" />
      <KeyWord at="28 275">entry</KeyWord>
      <KeyWord at="336 147">found</KeyWord>
    </Drawing>
  );
}
