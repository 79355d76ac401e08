import { Drawing } from './drawing';

const levels = ['public', 'internal', 'confidential', 'restricted'];
const counts = [9, 6, 3, 1];

export function DataClassificationDrawing() {
  return (
    <Drawing label="Four nested levels of data: public, internal, confidential and, innermost and smallest, restricted.">
      <path className="quiet" d="M8 8h384v304h-384z" />
      <path className="muted" d="M44 56h328v240h-328z" />
      <path d="M80 104h272v176h-272z" />
      <path className="signal" d="M116 152h216v112h-216z" />
      {levels.map((level, i) => (
        <text
          key={level}
          className={i === 3 ? 'strong' : undefined}
          x={24 + i * 36}
          y={36.5 + i * 48}
        >
          {level}
        </text>
      ))}
      <path
        className="muted"
        d={counts
          .slice(0, 3)
          .map((n, i) =>
            Array.from(
              { length: n },
              (_, k) => `M${368 - i * 20 - k * 20} ${27 + i * 48}h10v10h-10z`,
            ).join(''),
          )
          .join('')}
      />
      <path className="signal-fill" d="M304 171h12v12h-12z" />
    </Drawing>
  );
}
