import {
  type Question,
  type QuestionId,
  questions,
  type SituationId,
  situations,
  underAttack,
} from '@/content/under-attack';
import styles from './under-attack.module.css';

const entries = Object.entries(questions) as [QuestionId, Question][];

/**
 * One question at a time, without script: an answer is a link to the next question or to a situation’s sheet, and CSS
 * shows the one that the address names.
 */
export function Signpost() {
  return (
    <div className={`${styles.signpost} wrap print:hidden`}>
      {entries.map(([id, { question, hint, answers }], index) => (
        <section key={id} id={id} aria-labelledby={`${id}-question`} className={styles.question}>
          <p className="caption">{`${index + 1} / ${entries.length}`}</p>
          <h2 id={`${id}-question`} className="mt-1 text-title text-balance">
            {question}
          </h2>
          {hint && <p className="mt-1 text-lede text-muted">{hint}</p>}
          <ul className="mt-3">
            {answers.map(({ answer, to }) => (
              <li key={to}>
                <a href={`#${to}`} className={styles.answer}>
                  {answer}
                </a>
              </li>
            ))}
          </ul>
          {index > 0 && (
            <a href={`#${before(id)}`} className="link inline-flex min-h-target items-center">
              {underAttack.back}
            </a>
          )}
        </section>
      ))}
      <nav aria-label={underAttack.straight} className="border-t border-line pt-3 text-small">
        <p className="text-muted">{underAttack.straight}:</p>
        <ul className="flex flex-wrap gap-x-3">
          {(Object.keys(situations) as SituationId[]).map((id) => (
            <li key={id}>
              <a href={`#${id}`} className="link inline-flex min-h-target items-center">
                {situations[id].title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The question that leads to another. */
function before(id: QuestionId): QuestionId | undefined {
  return entries.find(([, { answers }]) => answers.some(({ to }) => to === id))?.[0];
}
