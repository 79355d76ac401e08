import { Drawing } from './drawing';
import { polar } from './polar';

const places = Array.from({ length: 11 }, (_, i) => polar(148, 160, 122, 120 + i * 30));
const endpoint = 'h28v19h-28zm-5 24h38';

export function EdrDrawing() {
  return (
    <Drawing label="A ring of endpoints around one console. One endpoint has been taken out of the ring and isolated.">
      <circle className="quiet" cx="148" cy="160" r="122" />
      <path className="quiet" d={places.map(([x, y]) => `M148 160L${x} ${y}`).join('')} />
      <path
        className="paper-fill"
        d={places.map(([x, y]) => `M${x - 14} ${y - 12}${endpoint}`).join('')}
      />
      <circle className="paper-fill" cx="148" cy="160" r="34" />
      <text className="strong" x="148" y="164.5" textAnchor="middle">
        EDR
      </text>
      <path className="muted" d="M182 160h52m0-14v28" />
      <path className="muted paper-fill" strokeDasharray="4 5" d="M256 148h28v19h-28zm-5 24h38" />
      <circle className="signal" cx="350" cy="160" r="41" />
      <path d="M336 148h28v19h-28zm-5 24h38" />
      <circle className="amber-fill" cx="350" cy="157.5" r="4" />
      <text className="strong" x="350" y="226" textAnchor="middle">
        isolated
      </text>
    </Drawing>
  );
}
