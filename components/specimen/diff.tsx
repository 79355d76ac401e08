import type { DiffSpecimen } from '@/content/specimen';
import { Entries } from './entries';
import { FiguresTable } from './figures-table';

const settings = {
  code: { version: 'flex flex-col', lines: 'grow font-mono text-small' },
  /** Each clause faces the one that it replaces. */
  clauses: {
    version: 'lg:row-span-12 lg:grid lg:grid-rows-subgrid',
    lines: 'lg:row-span-11 lg:grid lg:grid-rows-subgrid',
  },
} as const;

const changes = {
  in: { sign: '+', Mark: 'ins', look: 'border-signal bg-signal/15' },
  out: { sign: '–', Mark: 'del', look: 'border-amber bg-amber/15' },
  none: { sign: '', Mark: 'span', look: 'border-transparent' },
} as const;

/** Before, after, and why. */
export function Diff({ figures, versions, setAs, reasons }: DiffSpecimen) {
  return (
    <>
      {figures && <FiguresTable {...figures} />}
      <div className="grid gap-3 lg:auto-cols-fr lg:grid-flow-col lg:gap-x-5 lg:gap-y-0">
        {versions.map(({ label, lines }) => (
          <div key={label} className={settings[setAs].version}>
            <h4 className="caption mb-0.5">{label}</h4>
            <ol className={`${settings[setAs].lines} overflow-clip rounded bg-well`}>
              {lines.map(({ number, text, change }) => {
                const { sign, Mark, look } = changes[change ?? 'none'];
                return (
                  <li
                    key={`${number} ${text}`}
                    className={`${look} grid grid-cols-[2.25rem_1rem_1fr] border-l-3 px-2 py-0.5 first:pt-1 last:pb-1`}
                  >
                    <span>{number}</span>
                    <span aria-hidden="true">{sign}</span>
                    <Mark className="whitespace-pre-wrap no-underline">{text}</Mark>
                  </li>
                );
              })}
            </ol>
          </div>
        ))}
      </div>
      <Entries entries={reasons} />
    </>
  );
}
