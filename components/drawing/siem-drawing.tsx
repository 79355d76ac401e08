import { Drawing, Word } from './drawing';
import { dashes } from './line-patterns';

const sources = ['identity', 'endpoint', 'network', 'cloud'];
const rows = Array.from({ length: 16 }, (_, i) => 22 + i * 16 + Math.floor(i / 4) * 12);

/** The way of one log line into the bundle: along, round the corner, towards the middle, along. */
function loom(y: number, i: number) {
  const depth = Math.min(i, 15 - i);
  const r = depth === 7 ? 6 : 10;
  const side = i < 8 ? r : -r;
  const sweep = i < 8 ? 1 : 0;
  const end = i < 8 ? 130 + 4 * depth : 190 - 4 * depth;
  return `M200 ${y}H${268 - 8 * depth - r}a${r} ${r} 0 0 ${sweep} ${r} ${side}V${end - side}a${r} ${r} 0 0 ${1 - sweep} ${r} ${side}H300`;
}

export function SiemDrawing() {
  return (
    <Drawing label="Sixteen log lines from identity, endpoint, network and cloud run together; one alert comes out.">
      {sources.map((source, i) => (
        <Word key={source} at={`8 ${50.5 + 76 * i}`} text={source} />
      ))}
      <path d={rows.map((y, i) => `M84 ${y}${dashes(110, i + 3)}`).join('')} />
      <path className="stroke-muted" d={rows.map(loom).join('')} />
      <path className="fill-paper" d="M300 118h28v84h-28z" />
      <path className="stroke-signal stroke-2" d="M328 160h42" />
      <circle className="stroke-signal stroke-2" cx="376" cy="160" r="13" />
      <circle className="fill-signal stroke-none" cx="376" cy="160" r="5" />
      <Word lit at="392 226" anchor="end" text="one alert" />
    </Drawing>
  );
}
