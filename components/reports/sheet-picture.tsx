import type { PaperSpecimen, SpecimenSection } from '@/content/specimen';

/** On each sheet: its lines, then what is strong, then what the eye should find. */
type Marks = readonly [lines: string, strong: string, signal: string];

const rows = (from: number, step: number, count: number, path: string) =>
  Array.from({ length: count }, (_, index) => `M12 ${from + index * step}${path}`).join('');

const sheets: Record<Exclude<SpecimenSection['form'], 'paper'> | PaperSpecimen['layout'], Marks> = {
  rule: [
    'M12 112h96M46 62v90M78 62v90M12 128h26m14 0h22m10 0h24M12 138h20m20 0h16m16 0h20',
    'M14 112v-40m8 40v-46m8 46v-38M52 112v-6m8 6v-4m8 4v-8M86 112v-10m8 10v-6',
    'M102 112v-14',
  ],
  containment: [
    'M12 62h96M12 78h96M12 94h96M12 110h96M12 126h96M12 138h96M12 150h96',
    'M24 70h8M64 102h44',
    'M32 70h76M52 86h56',
  ],
  board: [
    'M66 66h24m-24 12h42m-42 12h10M12 106h28m6 0h28m6 0h28M12 112h24m10 0h24m10 0h24',
    'M12 84h12m4 0h12m4 0h8',
    'M12 70h12m4 0h12m4 0h8M12 138v12M18 141h70m-70 6h44',
  ],
  duties: [rows(62, 20, 5, 'h96'), 'M12 112h30M12 132h30', 'M78 72h30M78 92h30M78 152h30'],
  ticket: [rows(66, 16, 6, 'm28 0h68m-96 8h96'), rows(66, 32, 3, 'h16'), rows(82, 64, 2, 'h16')],
  finding: [
    rows(84, 16, 3, 'm28 0h68m-68 5h52'),
    `M12 64h22v10h-22z${rows(84, 16, 3, 'h14')}`,
    'M12 138h60v12h-60z',
  ],
  register: [
    'M12 62h96v44h-96zM60 62v44M12 84h96M18 72h30M66 72h34M18 94h34M66 94h24',
    'M12 116h20v14h-20zM60 116h10v14h-10z',
    'M12 140v12M18 143h70m-70 6h52',
  ],
  matrix: [
    rows(64, 16, 6, 'h96'),
    rows(72, 16, 5, 'h24'),
    'M46 72h12M68 72h12M46 88h12M46 104h12M90 120h12',
  ],
  change: [
    rows(66, 12, 8, 'm12 0h60'),
    rows(66, 12, 3, 'h6'),
    rows(114, 12, 4, 'h6m-3-3v6m9-3h60'),
  ],
  clauses: [
    rows(66, 20, 4, 'm28 0h68m-68 5h60m-88 8h96'),
    rows(66, 20, 4, 'h14'),
    'M12 146v10M18 149h70',
  ],
  cards: [
    'M18 74h28m-28 6h24m-24 6h28m-28 14h20m-20 6h24m-24 6h14M70 74h28m-28 12h28m-28 8h28m-28 8h28m-28 8h28',
    'M12 62h42v64h-42zM64 62h44v64h-44z',
    'M12 138v12M18 141h70m-70 6h44',
  ],
};

/** A sheet as it looks from across the table: its form tells a log from a matrix. */
export function SheetPicture({ specimen }: { specimen: SpecimenSection }) {
  const [lines, strong, signal] =
    sheets[specimen.form === 'paper' ? specimen.layout : specimen.form];
  return (
    <svg viewBox="0 0 120 170" aria-hidden="true" className="w-full fill-none">
      <path className="fill-paper stroke-line" d="M1 1h118v168h-118z" />
      <path className="stroke-text" strokeWidth="2" d="M12 26h96" />
      <path className="stroke-text" strokeWidth="4" d="M12 40h80M12 49h52" />
      <path className="stroke-signal" strokeWidth="7" d="M86 16h22" />
      <path className="stroke-muted" strokeWidth="1.25" d={lines} />
      <path className="stroke-text" strokeWidth="2.5" d={strong} />
      <path className="stroke-signal" strokeWidth="2.5" d={signal} />
    </svg>
  );
}
