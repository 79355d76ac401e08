import { Drawing } from './drawing';

const levels = ['policy', 'standard', 'procedure', 'evidence'];
const standards = [152, 248, 344];
const procedures = [128, 176, 224, 272, 320, 368];

export function ConsultancyDrawing() {
  return (
    <Drawing label="A policy tree: one policy, three standards, six procedures and the evidence under each; one line is followed from the top to the bottom.">
      {levels.map((level, i) => (
        <text key={level} x="8" y={40.5 + i * 80}>
          {level}
        </text>
      ))}
      <path className="quiet" d="M8 76h384M8 156h384M8 236h384" />
      <path
        className="muted"
        d={`M248 52v44M152 104v-8a12 12 0 0 1 12-12h168a12 12 0 0 1 12 12v8${standards.map((x) => `M${x} 132v32M${x - 24} 180v-4a12 12 0 0 1 12-12h24a12 12 0 0 1 12 12v4`).join('')}${procedures.map((x) => `M${x} 204v48`).join('')}`}
      />
      <path
        className="paper-fill"
        d={`M200 20h96v32h-96z${standards.map((x) => `M${x - 30} 102h60v28h-60z`).join('')}${procedures.map((x) => `M${x - 14} 182h28v24h-28z`).join('')}`}
      />
      <path
        className="muted"
        d={procedures.map((x) => `M${x - 12} 268h24m-24 8h24m-24 8h16`).join('')}
      />
      <path
        className="signal"
        d="M248 52v50M248 130v22a12 12 0 0 0 12 12a12 12 0 0 1 12 12v6M272 206v46"
      />
    </Drawing>
  );
}
