import type { MessageLine, PaperPart, PaperSpecimen } from '@/content/specimen';
import { Decision } from './entries';
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

type FigureTableProps = { label: string } & NonNullable<PaperPart['figures']>;

/** Figures under their columns, the sum below a heavier rule. */
function FigureTable({ label, columns, rows, sum }: FigureTableProps) {
  return (
    <table aria-label={label} className={`${styles.figures} ${sum ? styles.summed : ''}`}>
      <thead>
        <tr className="mono">
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
