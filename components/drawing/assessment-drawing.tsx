import { Drawing, Word } from './drawing';

/** Where a staff stands, the ground under it, and what is read off it. */
const stations = [
  [160, 200, '1.3'],
  [228, 208, '1.4'],
  [296, 280, '2.1'],
  [364, 208, '1.4'],
] as const;

export function AssessmentDrawing() {
  return (
    <Drawing label="A levelling survey. Four staffs are read along one sight line; at the third the ground lies below the required level.">
      <path className="stroke-line" d="M8 240h244M8 268h246M340 240h52M338 268h54M8 296h384" />
      <path
        className="stroke-muted"
        strokeWidth="8"
        strokeDasharray="1.5 6.5"
        d={stations.map(([x, ground]) => `M${x} ${ground}V48`).join('')}
      />
      <path
        className="stroke-muted"
        d={stations.map(([x, ground]) => `M${x - 4} ${ground}V48h8V${ground}`).join('')}
      />
      <path className="stroke-muted" strokeDasharray="2 5" d="M72 72h320M240 208h112" />
      <path d="M8 208h96a52 52 0 0 0 20-4a52 52 0 0 1 20-4h40a52 52 0 0 1 20 4a52 52 0 0 0 20 4h8a20 20 0 0 1 20 20v32a20 20 0 0 0 20 20h48a20 20 0 0 0 20-20v-32a20 20 0 0 1 20-20h32" />
      <path
        className="fill-paper"
        d="M32 60h40v24h-40zM52 84v16M40 100h24M52 100v108M44 100l-20 108M60 100l20 108"
      />
      <path className="stroke-signal stroke-2" d="M322 208v72m-7-72h14m-14 72h14" />
      <Word at="8 36" text="sight line" />
      <Word at="8 228" text="required level" />
      <g textAnchor="middle">
        {stations.map(([x, , reading]) => (
          <Word key={x} lit={x === 296} at={`${x} 36`} text={reading} />
        ))}
      </g>
    </Drawing>
  );
}
