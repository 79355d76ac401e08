import {
  type Question,
  type QuestionId,
  questions,
  type SituationId,
  situations,
  underAttack,
} from '@/content/under-attack';
import { Asked, FirstPlace, Place } from '../ui/question-tree';
import { SiteLink } from '../ui/site-link';

const entries = Object.entries(questions) as [QuestionId, Question][];
const [first, ...later] = entries as [(typeof entries)[number], ...typeof entries];
/** But for the one to which the first question leads. */
const ids = (Object.keys(situations) as SituationId[]).filter(
  (id) => !first[1].answers.some(({ to }) => to === id),
);

/** One question at a time in one place; an answer leads to the next, or to a situation’s sheet. On paper the sheets stand alone. */
export function Questions() {
  return (
    <div className="print:hidden">
      <FirstPlace id={first[0]}>
        <Asking id={first[0]} />
      </FirstPlace>
      {later.map(([id]) => (
        <Place key={id} id={id}>
          <Asking id={id} />
        </Place>
      ))}
    </div>
  );
}

function Asking({ id }: { id: QuestionId }) {
  const { question, hint, answers }: Question = questions[id];
  return (
    <Asked
      id={id}
      caption={`${entries.findIndex(([name]) => name === id) + 1} / ${entries.length}`}
      question={question}
      hint={hint}
      choices={answers.map(({ answer, to }) => ({ says: answer, href: `#${to}` }))}
    />
  );
}

/** The way to each sheet, for who knows what has happened. */
export function StraightAhead() {
  return (
    <nav aria-label={underAttack.straight} className="print:hidden">
      <p className="text-muted">{underAttack.straight}:</p>
      <ul className="grid grid-cols-2 items-baseline gap-x-3">
        {ids.map((id) => (
          <li key={id}>
            <SiteLink href={`#${id}`} variant="listed">
              {situations[id].title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
