import { serviceFamilies } from '@/content/navigation';
import { routes } from '@/content/routes';
import { standards } from '@/content/standards';
import { standardsPath } from '@/lib/file-paths';
import { labelOf } from '@/lib/routes';
import styles from './standards-page.module.css';

/** What hides rows: style sheets alone read it, so it works without script, and nothing is hidden where they do not. */
export function StandardsFilter() {
  const { filter, download } = standards;
  return (
    <div className="py-3 md:py-4 print:hidden">
      <Choices
        legend={filter.standard}
        name="standard"
        choices={standards.standards.map(({ source, name }) => [source, name])}
      />
      <Choices
        legend={filter.family}
        name="family"
        choices={serviceFamilies.map(({ route }) => [routes[route].family, labelOf(route)])}
      />
      <p>
        <a
          href={standardsPath}
          download
          className="link inline-flex min-h-target items-center text-small"
        >
          {`${download} (CSV)`}
        </a>
      </p>
    </div>
  );
}

interface ChoicesProps {
  legend: string;
  name: string;
  choices: readonly (readonly [value: string, label: string])[];
}

function Choices({ legend, name, choices }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className="caption">{legend}</legend>
      <div>
        {[['', standards.filter.all] as const, ...choices].map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === ''} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
