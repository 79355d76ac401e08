import { Drawing, Word } from './drawing';
import { polar } from './line-patterns';

const places = Array.from({ length: 11 }, (_, i) => polar(148, 160, 122, 120 + i * 30));
const endpoint = 'h28v19h-28zm-5 24h38';

export function EdrDrawing() {
  return (
    <Drawing label="A ring of endpoints around one console. One endpoint has been taken out of the ring and isolated.">
      <circle className="stroke-line" cx="148" cy="160" r="122" />
      <path className="stroke-line" d={places.map(([x, y]) => `M148 160L${x} ${y}`).join('')} />
      <path
        className="fill-paper"
        d={places.map(([x, y]) => `M${x - 14} ${y - 12}${endpoint}`).join('')}
      />
      <circle className="fill-paper" cx="148" cy="160" r="34" />
      <Word lit at="148 164.5" anchor="middle" text="EDR" />
      <path className="stroke-muted" d="M182 160h52m0-14v28" />
      <path
        className="stroke-muted fill-paper"
        strokeDasharray="4 5"
        d="M256 148h28v19h-28zm-5 24h38"
      />
      <circle className="stroke-signal stroke-2" cx="350" cy="160" r="41" />
      <path d="M336 148h28v19h-28zm-5 24h38" />
      <circle className="fill-amber stroke-none" cx="350" cy="157.5" r="4" />
      <Word lit at="350 226" anchor="middle" text="isolated" />
    </Drawing>
  );
}
