import { Drawing } from './drawing';

const steps = [0, 1, 2, 3, 4];

export function RiskDrawing() {
  return (
    <Drawing label="A five by five matrix of likelihood and impact. One risk moves from above the line of appetite to below it.">
      <path className="surface-fill" stroke="none" d="M192 32h192v192h-64v-48h-64v-96h-64z" />
      <path
        className="quiet"
        d={`${steps.map((i) => `M${64 + i * 64} 32v240M64 ${32 + i * 48}h320`).join('')}M384 32v240M64 272h320`}
      />
      <path d="M192 32v48h64v96h64v48h64" />
      {steps.map((i) => (
        <text key={i} x="44" y={60.5 + i * 48}>
          {5 - i}
        </text>
      ))}
      <g textAnchor="middle">
        {steps.map((i) => (
          <text key={i} x={96 + i * 64} y="292">
            {i + 1}
          </text>
        ))}
      </g>
      <text x="8" y="20">
        impact
      </text>
      <text x="384" y="312" textAnchor="end">
        likelihood
      </text>
      <circle className="amber" cx="352" cy="104" r="13" />
      <path className="signal" d="M352 117a106 106 0 0 1-106 106" />
      <circle className="signal-fill" cx="160" cy="200" r="7" />
    </Drawing>
  );
}
