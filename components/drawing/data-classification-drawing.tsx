import { Drawing, Word } from './drawing';
import { dashes } from './line-patterns';

const levels = ['public', 'internal', 'confidential', 'restricted'];
const records = [10, 6, 3];

export function DataClassificationDrawing() {
  return (
    <Drawing label="Four nested levels of data: public, internal, confidential and, innermost and smallest, restricted.">
      <path className="stroke-line" d="M8 8h384v304h-384z" />
      <path className="stroke-muted" d="M40 56h336v240h-336z" />
      <path d="M72 104h288v176h-288z" />
      <path className="stroke-signal stroke-2" d="M104 152h240v112h-240z" />
      {levels.map((level, i) => (
        <Word key={level} lit={i === 3} at={`${24 + i * 32} ${36.5 + i * 48}`} text={level} />
      ))}
      <path
        className="stroke-muted"
        d={records
          .map((count, i) => `M${366 - i * 16} ${27 + i * 48}${'h10v10h-10zm-20 0'.repeat(count)}`)
          .join('')}
      />
      <path
        className="stroke-muted"
        d={[204, 220, 236].map((y, i) => `M120 ${y}${dashes(208 - i * 40, i + 4)}`).join('')}
      />
      <path className="fill-signal stroke-none" d="M318 171h10v10h-10z" />
    </Drawing>
  );
}
