import { type Help, standards } from '@/content/standards';

/** What the two words mean, each beside its mark. */
export function HelpLevels() {
  return (
    <section aria-labelledby="help" className="bg-surface">
      <div className="wrap grid gap-3 py-6 md:beside">
        <h2 id="help" className="text-h2">
          {standards.helpHeading}
        </h2>
        <dl className="grid gap-3 sm:grid-cols-2 sm:gap-5">
          {(Object.keys(standards.help) as Help[]).map((help) => (
            <div key={help}>
              <dt>
                <HelpLevel help={help} />
              </dt>
              <dd className="mt-1 text-small text-muted">{standards.help[help].text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** How far a service helps, in words and as a square that is full or empty. */
export function HelpLevel({ help }: { help: Help }) {
  return (
    <span
      data-help={help}
      className="inline-flex items-center gap-1 font-bold whitespace-nowrap before:size-1.5 before:rounded-[2px] before:border-[1.5px] before:border-signal before:forced-color-adjust-none data-[help=helps]:before:bg-signal"
    >
      {standards.help[help].label}
    </span>
  );
}
