import type { PaperPart, PaperSpecimen } from '@/content/specimen';
import { DataTable } from '../ui/data-table';
import { Decision } from './entries';
import styles from './specimen.module.css';

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
    <div className={message && styles.mail}>
      <h4 className="font-bold">{label}</h4>
      {text && <p>{text}</p>}
      {message && (
        <blockquote className={styles.message}>
          {message.map(({ field, text, sign }) => (
            <p key={text} className={field && styles.field}>
              {sign && <sup>{sign}</sup>}
              {field && <span>{`${field}: `}</span>}
              {text}
            </p>
          ))}
        </blockquote>
      )}
      {points && (
        <ol>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      )}
      {figures && (
        <DataTable
          label={label}
          columns={figures.columns}
          rows={figures.rows}
          layout={figures.sum ? 'sum' : 'figures'}
        />
      )}
    </div>
  );
}
