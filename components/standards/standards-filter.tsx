import { serviceFamilies } from '@/content/navigation';
import { routes } from '@/content/routes';
import { standards } from '@/content/standards';
import { standardsPath } from '@/lib/file-paths';
import { labelOf } from '@/lib/routes';

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
    <fieldset className="pb-1 lg:beside">
      <legend className="float-left pt-1.5 text-small text-muted">{legend}</legend>
      <div className="clear-left flex flex-wrap gap-x-3">
        {[['', standards.filter.all] as const, ...choices].map(([value, label]) => (
          <label
            key={value}
            className="inline-flex min-h-target cursor-pointer items-center gap-1 hover:text-signal has-checked:font-bold"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === ''}
              className="size-2 appearance-none rounded-[50%] border-[1.5px] border-muted checked:border-[0.35rem] checked:border-signal"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
