import { choose, type FinderQuestion, type Suggestion } from '@/content/choose';
import { isPriced } from '@/content/example-durations';
import type { ServiceId } from '@/content/routes';
import { servicePages } from '@/content/services';
import { postPath } from '@/lib/blog/post-path';
import { findPost } from '@/lib/blog/posts';
import { withAnswers } from '@/lib/contact/begun-link';
import { contactPath } from '@/lib/contact/subjects';
import { type FinderStep, fragmentAfter, isQuestion, stepsFrom } from '@/lib/finder';
import { labelOf, pathOf } from '@/lib/routes';
import { Example } from '../ui/example';
import { Points } from '../ui/ledger';
import { Asked, FirstPlace, Place } from '../ui/question-tree';
import { RichText } from '../ui/rich-text';
import { SiteLink } from '../ui/site-link';

const { words } = choose;
const [first, ...later] = stepsFrom(choose.finder) as [FinderStep, ...FinderStep[]];

/** One question at a time in one place. */
export function Questions() {
  return (
    <div>
      <FirstPlace id={first.id}>
        <Question step={first} shows={choose.finder} />
      </FirstPlace>
      {later.map(
        (step) =>
          isQuestion(step.shows) && (
            <Place key={step.id} id={step.id}>
              <Question step={step} shows={step.shows} />
              <div className="mt-3">
                <Given step={step} />
              </div>
            </Place>
          ),
      )}
    </div>
  );
}

/** What the answers lead to. */
export function Suggestions() {
  return later.map(
    (step) =>
      !isQuestion(step.shows) && (
        <Place key={step.id} id={step.id}>
          <div className="wrap grid gap-4 py-6 md:grid-cols-12">
            <div className="md:order-last md:col-span-8">
              <Suggested id={step.id} suggestion={step.shows} />
            </div>
            <div className="md:col-span-4">
              <Given step={step} />
            </div>
          </div>
        </Place>
      ),
  );
}

function Question({ step, shows }: { step: FinderStep; shows: FinderQuestion }) {
  return (
    <Asked
      id={step.id}
      caption={`${words.question} ${step.given.length + 1}`}
      question={shows.question}
      choices={shows.answers.map((answer) => ({
        says: answer.says,
        href: fragmentAfter(step, answer),
      }))}
    />
  );
}

/** The answers that led here, each a way back to its question. */
function Given({ step: { given } }: { step: FinderStep }) {
  return (
    <div>
      <p className="text-small text-muted">{words.given}</p>
      <ol className="mt-1 border-b border-line">
        {given.map(({ question, answer, at }) => (
          <li key={at} className="border-t border-line py-1.5 text-small">
            <span className="block text-muted">{question}</span>
            <a href={`#${at}`} className="link inline-block min-h-target py-1 font-medium">
              {answer.says}
              <span className="sr-only">{`: ${words.change}`}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Suggested({ id, suggestion }: { id: string; suggestion: Suggestion }) {
  const { choose: service, runnerUp, reasons, when, post: name } = suggestion;
  const clause = when ?? clauseFor(service, runnerUp);
  const post = name && findPost(name);
  return (
    <>
      <p className="text-small text-muted">{words.suggestion}</p>
      <h2 id={`${id}-heading`} className="mt-0.5 mb-3 text-h2">
        {labelOf(service)}
      </h2>
      <Points heading={words.because} points={reasons} />
      {post && (
        <p className="mt-2">
          <SiteLink href={postPath(post.id)} variant="arrow">
            {post.title}
          </SiteLink>
        </p>
      )}
      <p className="mt-3 max-w-measure">
        <RichText>{`**${words.runnerUp}:** [${labelOf(runnerUp)}](${runnerUp}).`}</RichText>
        {clause && ` ${words.if} ${clause}.`}
      </p>
      {isPriced(service) && (
        <div className="mt-2">
          <Example service={service} />
        </div>
      )}
      <p className="mt-4 flex flex-wrap gap-x-3 gap-y-1.5">
        <SiteLink href={pathOf(service)} variant="filled">
          {`${words.read} ${labelOf(service)}`}
        </SiteLink>
        <SiteLink href={withAnswers(contactPath(service), id)} variant="outlined">
          {words.ask}
        </SiteLink>
        <SiteLink href={`#${first.id}`} variant="listed">
          {words.again}
        </SiteLink>
      </p>
      <p className="mt-2 max-w-measure text-small text-muted print:hidden">{words.share}</p>
    </>
  );
}

/** What the page of a service says of another one under “Choose another if”. */
function clauseFor(service: ServiceId, other: ServiceId): string | undefined {
  return servicePages[service].sections
    .flatMap((section) => (section.kind === 'fit' ? section.instead : []))
    .find(({ choose }) => choose === other)?.when;
}
