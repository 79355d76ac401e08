import {
  type Question,
  type QuestionId,
  questions,
  type SituationId,
  situations,
  underAttack,
} from '@/content/under-attack';
import { Asked, Place } from '../ui/question-tree';
import { SiteLink } from '../ui/site-link';
import { EmergencyNumber } from './emergency-number';

const entries = Object.entries(questions) as [QuestionId, Question][];
const [first, ...later] = entries as [(typeof entries)[number], ...typeof entries];
/** But for the one to which the first question leads. */
const ids = (Object.keys(situations) as SituationId[]).filter(
  (id) => !first[1].answers.some(({ to }) => to === id),
);

/** Where the ways to the sheets begin. */
export function FirstQuestion() {
  return (
    <section id={first[0]} aria-labelledby={`${first[0]}-heading`} className="print:hidden">
      <Asking id={first[0]} />
    </section>
  );
}

/** The other questions, of which an answer leads to the next or to a situation’s sheet. On paper the sheets stand alone. */
export function Signpost() {
  return (
    <div className="print:hidden">
      {later.map(([id]) => (
        <Place key={id} id={id} theme="night">
          <div className="wrap grid items-start gap-x-4 gap-y-2 py-4 md:grid-cols-2 md:py-6">
            <EmergencyNumber />
            <div>
              <Asking id={id} />
            </div>
          </div>
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
