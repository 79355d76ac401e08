import type { ServiceId } from '@/content/routes';
import { type Help, type Obligation, type Standard, standards } from '@/content/standards';
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
  // RFC 4180. Spreadsheets read the file as UTF-8 only after a byte order mark.
  return `\ufeff${[Object.values(columns), ...lines].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
