import {
  type Question,
  type QuestionId,
  questions,
  type SituationId,
  situations,
  underAttack,
} from '@/content/under-attack';
import { Asked, Place } from '../ui/question-tree';

const entries = Object.entries(questions) as [QuestionId, Question][];
const ids = Object.keys(situations) as SituationId[];

/** The questions, of which an answer leads to the next or to a situation’s sheet. On paper the sheets stand alone. */
export function Signpost() {
  return (
    <div className="print:hidden">
      {entries.map(([id, { question, hint, answers }], index) => (
        <Place key={id} id={id} first={index === 0}>
          <div className="wrap py-6">
            <div className="max-w-[52rem]">
              <Asked
                id={id}
                caption={`${index + 1} / ${entries.length}`}
                question={question}
                hint={hint}
                choices={answers.map(({ answer, to }) => ({ says: answer, href: `#${to}` }))}
              />
            </div>
          </div>
        </Place>
      ))}
    </div>
  );
}

/** The ways to all sheets, for who knows what has happened, or sees on a sheet that it is another. */
export function StraightAhead() {
  return (
    <nav aria-label={underAttack.straight} className="wrap pb-4 text-small print:hidden">
      <p className="border-t border-line pt-3 text-muted">{underAttack.straight}:</p>
      <ul className="flex flex-wrap gap-x-3">
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-flex min-h-target items-center">
              {situations[id].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
