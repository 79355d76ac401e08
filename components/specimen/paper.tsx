import type { MessageLine, PaperPart, PaperSpecimen } from '@/content/specimen';
import { Decision } from './entries';
import { FigureTable } from './figure-table';
import styles from './specimen.module.css';

/** A document on one page, in numbered clauses or as cards, and what it asks for. */
export function Paper({ layout, parts, decision }: PaperSpecimen) {
  return (
    <>
      <div className={layout === 'cards' ? styles.cards : styles.clauses}>
        {parts.map((part) => (
          <Part key={part.label} {...part} />
        ))}
      </div>
      <Decision {...decision} />
    </>
  );
}

function Part({ label, text, message, points, figures }: PaperPart) {
  return (
    <div>
      <h4 className="font-bold">{label}</h4>
      {text && <p>{text}</p>}
      {message && <Message lines={message} />}
      {points && (
        <ol>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      )}
      {figures && <FigureTable label={label} {...figures} />}
    </div>
  );
}

function Message({ lines }: { lines: readonly MessageLine[] }) {
  return (
    <blockquote className="mono">
      {lines.map(({ text, sign }) => (
        <p key={text}>
          {text} {sign && <sup>{sign}</sup>}
        </p>
      ))}
    </blockquote>
  );
}
