import { Drawing, Word } from './drawing';

const steps = [0, 1, 2, 3, 4, 5];

export function RiskDrawing() {
  return (
    <Drawing label="A five by five matrix of likelihood and impact. One risk moves from above the line of appetite to below it.">
      <path className="fill-paper" strokeWidth="0" d="M72 32h320v240h-320z" />
      <path
        className="fill-amber"
        fillOpacity=".15"
        strokeWidth="0"
        d="M200 32h192v192h-64v-48h-64v-96h-64z"
      />
      <path
        className="stroke-line"
        d={steps.map((i) => `M${72 + i * 64} 32v240M72 ${32 + i * 48}h320`).join('')}
      />
      <path d="M200 32v48h64v96h64v48h64" />
      <g textAnchor="middle">
        {steps.slice(1).map((i) => (
          <text key={i}>
            <tspan x="52" y={300.5 - i * 48}>
              {i}
            </tspan>
            <tspan x={40 + i * 64} y="292">
              {i}
            </tspan>
          </text>
        ))}
      </g>
      <Word at="8 20" text="impact" />
      <Word at="392 312" anchor="end" text="likelihood" />
      <path className="stroke-signal stroke-2" d="M360 119v69a12 12 0 0 1-12 12h-172" />
      <circle className="stroke-amber" cx="360" cy="104" r="14" />
      <circle className="fill-signal stroke-none" cx="168" cy="200" r="8" />
    </Drawing>
  );
}
