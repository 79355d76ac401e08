import type { ServiceId } from '@/content/routes';
import { type Help, type Obligation, type Standard, standards } from '@/content/standards';
import { csvOf } from './csv';
import { labelOf, pathOf } from './routes';
import { absoluteUrl } from './site-url';

/** The services that help with an obligation, by how far, the strongest first. */
export function helpWith(obligation: Obligation): [help: Help, services: readonly ServiceId[]][] {
  return (Object.keys(standards.help) as Help[]).flatMap((help) => {
    const services = obligation[help] ?? [];
    return services.length > 0 ? [[help, services]] : [];
  });
}

/** The tables as one file: a line for each service that helps with an obligation, the names of columns first. */
export function standardsCsv(): string {
  const { columns, help } = standards;
  const all: readonly Standard[] = standards.standards;
  const lines = all.flatMap(({ name, obligations }) =>
    obligations.flatMap((obligation) =>
      helpWith(obligation).flatMap(([level, services]) =>
        services.map((id) => [
          name,
          obligation.at,
          obligation.asks,
          labelOf(id),
          absoluteUrl(pathOf(id)),
          help[level].label,
        ]),
      ),
    ),
  );
  return csvOf([Object.values(columns), ...lines]);
}
