import { Drawing, Word } from './drawing';

const levels = ['policy', 'standard', 'procedure', 'evidence'];
const standards = [148, 248, 348];
const leaves = [122, 174, 222, 274, 322, 374];

/** A branch from one box down to another: down, round two corners, down. */
function branch(x: number, y: number, to: number) {
  if (x === to) return `M${x} ${y}v52`;
  const side = to < x ? -1 : 1;
  const [out, back] = to < x ? [1, 0] : [0, 1];
  return `M${x} ${y}v14a12 12 0 0 ${out} ${12 * side} 12H${to - 12 * side}a12 12 0 0 ${back} ${12 * side} 12v14`;
}

export function ConsultancyDrawing() {
  return (
    <Drawing label="A policy tree: one policy, three standards, six procedures, and the evidence under each. One line is followed from top to bottom.">
      {levels.map((level, i) => (
        <Word key={level} at={`8 ${36.5 + i * 82}`} text={level} />
      ))}
      <path
        className="stroke-muted"
        d={
          standards.map((x) => branch(248, 48, x)).join('') +
          leaves.map((x, i) => branch(standards[i >> 1] ?? 0, 130, x)).join('') +
          leaves.map((x) => `M${x} 210v52`).join('')
        }
      />
      <path
        className="stroke-signal stroke-2"
        d={`M248 48v52${branch(248, 130, 274)}M274 210v52`}
      />
      <path
        className="fill-paper"
        d={`M200 16h96v32h-96z${standards.map((x) => `M${x - 32} 100h64v30h-64z`).join('')}${leaves.map((x) => `M${x - 18} 182h36v28h-36z`).join('')}`}
      />
      <path
        className="fill-paper"
        d={leaves.map((x) => `M${x - 14} 262h20l8 8v34h-28zm7 18h14m-14 10h14`).join('')}
      />
    </Drawing>
  );
}
