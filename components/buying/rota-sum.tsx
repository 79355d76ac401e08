'use client';

import { useEffect, useRef, useState } from 'react';
import type { Attributes } from '@/client/attributes';
import { buying, type Rota, type RotaFault } from '@/content/buying';
import { withRota } from '@/lib/contact/begun-link';
import {
  faultOf,
  figure,
  HOURS_IN_A_WEEK,
  rotaNames as names,
  postsOf,
  WEEKS_IN_A_YEAR,
  workOut,
} from '@/lib/rota';
import type { SitePath } from '@/lib/routes';
import { IslandBoundary } from '../layout/island-boundary';
import { Announcement } from '../ui/announcement';
import { ReloadNotice } from '../ui/reload-notice';

const { rota: words } = buying;
/** The id of the sentence on what is wrong. */
const ERROR = 'rota-error';

/**
 * How many posts it takes to have somebody at work at every hour. A client component because the figures are the
 * reader's; without script the example stands, and its fields are not shown. `contact` is where they may be sent.
 */
export function RotaSum({ contact }: { contact: SitePath }) {
  return (
    <IslandBoundary fallback={<Sum rota={words.example} heading={words.exampleHeading} />}>
      <LiveSum contact={contact} />
    </IslandBoundary>
  );
}

function LiveSum({ contact }: { contact: SitePath }) {
  const form = useRef<HTMLFormElement>(null);
  const [rota, setRota] = useState<Rota>(words.example);
  const isOwn = names.some((name) => rota[name] !== words.example[name]);
  const fault = faultOf(rota);

  // What was typed before the script arrived stands in the fields alone.
  useEffect(() => setRota(readRota(form.current)), []);

  /** A field that was emptied to be filled is no fault until it is left. */
  function follow() {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && field.value.trim() === '') return;
    setRota(readRota(form.current));
  }

  return (
    <div
      {...({ 'data-island': true } satisfies Attributes)}
      className="grid gap-5 md:grid-cols-2 md:gap-8"
    >
      <form
        ref={form}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] content-start gap-x-4 gap-y-2.5 noscript:hidden print:hidden"
        onInput={follow}
        onBlur={() => setRota(readRota(form.current))}
        onSubmit={(event) => event.preventDefault()}
      >
        {names.map((name) => (
          <Field key={name} name={name} isFaulty={isAtFault(name, rota, fault)} />
        ))}
        <ReloadNotice />
      </form>
      <div>
        {fault ? (
          <p id={ERROR} className="border-l-2 border-amber pl-2.5 text-lede">
            {words.faults[fault]}
          </p>
        ) : (
          <Sum rota={rota} heading={isOwn ? words.ownHeading : words.exampleHeading} />
        )}
        <Announcement>{fault ? words.faults[fault] : postsOf(rota)}</Announcement>
        <p className="mt-2 text-small text-muted">{words.note}</p>
        {isOwn && !fault && (
          <a href={withRota(contact, rota)} className="button button-outlined mt-3">
            {words.ask}
          </a>
        )}
      </div>
    </div>
  );
}

function Field({ name, isFaulty }: { name: keyof Rota; isFaulty: boolean }) {
  const { label, hint } = words.fields[name];
  return (
    <p>
      <label htmlFor={`rota-${name}`} className="block font-bold">
        {label}
      </label>
      <input
        id={`rota-${name}`}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={words.example[name]}
        aria-describedby={isFaulty ? `${ERROR} rota-${name}-hint` : `rota-${name}-hint`}
        aria-invalid={isFaulty || undefined}
        className="min-h-target w-full border-b border-muted text-lede tabular-nums aria-invalid:border-b-3 aria-invalid:border-double aria-invalid:border-amber"
      />
      <span id={`rota-${name}-hint`} className="text-small text-muted">
        {hint}
      </span>
    </p>
  );
}

/** The arithmetic, a line a step, with the posts in the last. */
function Sum({ rota, heading }: { rota: Rota; heading: string }) {
  const { hours, shifts, away, people } = rota;
  const { shiftsAWeek, shiftsAYear, ofOnePerson, exact, posts } = workOut(rota);
  const steps = [
    ['24 × 7', HOURS_IN_A_WEEK],
    [`${HOURS_IN_A_WEEK} ÷ ${figure.format(hours)}`, shiftsAWeek],
    [`${figure.format(shiftsAWeek)} × ${WEEKS_IN_A_YEAR} × ${figure.format(people)}`, shiftsAYear],
    [`${figure.format(shifts)} × (${WEEKS_IN_A_YEAR} – ${figure.format(away)})`, ofOnePerson],
    [
      `${figure.format(shiftsAYear)} ÷ ${figure.format(ofOnePerson)} = ${figure.format(exact)}`,
      posts,
    ],
  ] as const;
  return (
    <>
      <h3 className="text-lede">{heading}</h3>
      <p className="mt-1">
        <strong className="text-h2 text-signal">{figure.format(posts)}</strong> {words.posts}
      </p>
      <table className="mt-1 w-full text-left" aria-label={heading}>
        <tbody>
          {steps.map(([how, result], index) => (
            <tr
              key={words.lines[index]}
              className="border-t border-line last:border-text last:font-bold"
            >
              <th scope="row" className="py-0.5 pr-1 font-[weight:inherit] md:py-1">
                {words.lines[index]}
              </th>
              <td className="caption py-0.5 pr-1 text-right tabular-nums md:py-1">{how}</td>
              <td className="py-0.5 text-right whitespace-nowrap tabular-nums md:py-1">
                {figure.format(result)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function isAtFault(name: keyof Rota, rota: Rota, fault: RotaFault | undefined): boolean {
  if (fault === 'missing') return !Number.isFinite(rota[name]);
  if (fault === 'week') return name === 'hours' || name === 'shifts';
  return fault === name;
}

/** The figures in the fields; NaN for what is none. A comma may stand for the point. */
function readRota(form: HTMLFormElement | null): Rota {
  const data = form && new FormData(form);
  const read = (name: keyof Rota) => {
    const text = String(data?.get(name) ?? '')
      .trim()
      .replace(',', '.');
    return text === '' ? Number.NaN : Number(text);
  };
  return {
    hours: read('hours'),
    shifts: read('shifts'),
    away: read('away'),
    people: read('people'),
  };
}
