import { type Help, standards } from '@/content/standards';
import styles from './standards-page.module.css';

/** What the three words mean, each beside its mark. */
export function HelpLevels() {
  return (
    <section aria-labelledby="help" className="bg-surface">
      <div className="wrap grid gap-4 py-5 md:grid-cols-[3fr_9fr] md:gap-8 md:py-6">
        <h2 id="help" className="text-h3">
          {standards.helpHeading}
        </h2>
        <dl className="grid gap-3 sm:grid-cols-3 sm:gap-5">
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

/** How far a service helps, in words and as a square that is full, half full or empty. */
export function HelpLevel({ help }: { help: Help }) {
  return (
    <span className={styles.level} data-help={help}>
      {standards.help[help].label}
    </span>
  );
}
