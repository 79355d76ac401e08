import { serviceWords } from '../../../content/interface';
import type {
  BoardSpecimen,
  ChangeSpecimen,
  ContainmentSpecimen,
  DutiesSpecimen,
  Entry,
  FindingSpecimen,
  MatrixSpecimen,
  PaperPart,
  PaperSpecimen,
  RegisterSpecimen,
  RuleSpecimen,
  Span,
  SpecimenSection,
  Table,
  TicketSpecimen,
} from '../../../content/specimen';
import { plain } from '../../../lib/text';
import { type Block, framed, row, stack, type TextStyle, tagged, text } from './blocks';

const body: TextStyle = { face: 'regular', size: 10.5, color: 'text', leading: 1.5 };
export const small: TextStyle = { ...body, size: 9, color: 'muted' };
export const label: TextStyle = { face: 'mono', size: 8.5, color: 'muted', leading: 1.6 };
const strong: TextStyle = { ...body, face: 'bold' };
const code: TextStyle = { face: 'mono', size: 8.5, color: 'text', leading: 1.55 };
const figure: TextStyle = { face: 'bold', size: 22, color: 'text', leading: 1.15 };

const cellStyle: TextStyle = { ...strong, size: 9.5 };
const columnStyle: TextStyle = { ...small, size: 8.5 };
const CELL_GAP = 8;

/** The column in which labels, times and numbers stand. */
const MARGIN_COLUMN = 96;
const GAP = 18;

const ruled = (block: Block, space = 9) =>
  framed({ above: space, edge: { at: 'above', color: 'line', width: 0.75 } }, block);

/** A block, which is never broken between two sheets, or the items of a list. */
export type Part = Block | readonly Block[];

/** What a sheet shows, by its form; a new form does not compile until it is set. */
export function partsOf(specimen: SpecimenSection): Part[] {
  switch (specimen.form) {
    case 'ticket':
      return ticket(specimen);
    case 'rule':
      return rule(specimen);
    case 'containment':
      return containment(specimen);
    case 'duties':
      return duties(specimen);
    case 'board':
      return board(specimen);
    case 'finding':
      return finding(specimen);
    case 'register':
      return register(specimen);
    case 'matrix':
      return matrix(specimen);
    case 'change':
      return change(specimen);
    case 'paper':
      return specimen.layout === 'cards' ? cards(specimen) : clauses(specimen);
    default:
      return specimen satisfies never;
  }
}

function ticket({ clock, shift, events, spans, decision }: TicketSpecimen): Part[] {
  const { from, to, alerts } = shift;
  const night = `${from}–${to}: ${alerts.length} ${serviceWords.alerts}`;
  const logged = events.map(({ time, by, text: words, code: line, marked }) => {
    const color = marked ? 'amber' : 'text';
    const said = [
      text(by, { ...strong, color }, 'Span'),
      text(words, body, 'Span'),
      ...(line ? [framed({ above: 5, below: 2 }, text(line, code, 'Code'))] : []),
    ];
    return ruled(listItem(text(time, { ...figure, color }, 'Lbl'), stack(said), MARGIN_COLUMN), 8);
  });
  return [text(`${clock}; ${night}`, label), logged, counted(spans), decided(decision)];
}

function counted(spans: readonly Span[]): Block {
  const said = spans.map(({ label: name, from, to, minutes }) =>
    stack([text(name, label), text(`${from}–${to}, ${minutes} ${serviceWords.minutes}`, strong)]),
  );
  return ruled(columns(said), 12);
}

function rule({ versions, decision }: RuleSpecimen): Part[] {
  const set = versions.flatMap(({ label: name, code: lines, text: words, weeks, test }) => [
    part(name, stack([listing(lines), text(words, body)], 6)),
    table(
      weeks.map(({ from }) => from),
      [
        weeks.map(({ alerts, incidents }) =>
          incidents
            ? `${alerts} ${serviceWords.alerts}, ${incidents} ${serviceWords.incidents}`
            : `${alerts} ${serviceWords.alerts}`,
        ),
      ],
      () => body,
    ),
    counted([test]),
  ]);
  return [...set, decided(decision)];
}

function containment(specimen: ContainmentSpecimen): Part[] {
  const { clock, columns: names, actions, spans, decision } = specimen;
  return [text(clock, label), table(names, actions, () => body), counted(spans), decided(decision)];
}

function duties({ columns: [you, task, we], duties: all, notes }: DutiesSpecimen): Block[] {
  const rows = all.map((duty) => {
    const said = (side: 'you' | 'we') =>
      duty.acts === side ? `**${duty[side]}**: ${duty.person}` : duty[side];
    return [duty.task, said('you'), said('we')];
  });
  return matrix({ columns: [task, you, we], rows, notes });
}

function finding({ severity, parts, stamp }: FindingSpecimen): Block[] {
  const score = severity && [
    framed(
      { below: 10 },
      row(
        [
          [MARGIN_COLUMN, text(severity.score.toFixed(1), { ...figure, size: 40 })],
          [
            1,
            framed(
              { above: 9, below: 0 },
              stack([
                text(`${serviceWords.score}: ${severity.rating}`, strong),
                text(severity.vector, code, 'Code'),
              ]),
            ),
          ],
        ],
        GAP,
      ),
    ),
  ];
  const numbered = parts.map(({ label: name, text: words, code: lines }, index) =>
    part(
      `${index + 1}  ${name}`,
      stack([...(words ? [text(words, body)] : []), ...(lines ? [listing(lines)] : [])], 6),
    ),
  );
  const stamped = framed(
    { above: 8, sides: 12, edge: { at: 'all', color: 'signal', width: 1.5 } },
    text(stamp, { ...strong, color: 'signal' }),
  );
  return [...(score ?? []), ...numbered, framed({ above: 10 }, stamped)];
}

function register({ fields, ratings = [], evidence = [], decision }: RegisterSpecimen): Block[] {
  const field = ({ label: name, text: words }: Entry) =>
    stack([text(name, label), text(words, body)], 2);
  const rated = ratings.map(({ label: name, likelihood, impact, score }) =>
    stack([
      text(name, label),
      text(String(score), { ...figure, size: 34, color: 'amber' }),
      text(`${serviceWords.likelihood} ${likelihood} × ${serviceWords.impact} ${impact}`, small),
    ]),
  );
  const seen = evidence.map(({ item, seen: found }) =>
    stack([
      text(item, label),
      text(found ? serviceWords.seen : serviceWords.notSeen, {
        ...strong,
        color: found ? 'text' : 'amber',
      }),
    ]),
  );
  return [
    ...fields.map((entry) => ruled(field(entry))),
    ...(rated.length > 0 ? [ruled(columns(rated), 12)] : []),
    ...(seen.length > 0 ? [ruled(columns(seen), 12)] : []),
    decided(decision),
  ];
}

function matrix({
  columns: names,
  rows,
  notes,
  fleet = [],
}: Pick<MatrixSpecimen, 'columns' | 'rows' | 'notes' | 'fleet'>): Block[] {
  const devices = fleet.map(({ count }, index) => `${names[index + 1]}: ${count}`);
  return [
    ...(devices.length > 0 ? [text(devices.join(', '), label)] : []),
    table(names, rows, (cell) => (cell.includes('**') ? { ...strong, color: 'signal' } : body)),
    ruled(columns(notes.map(({ label: name, text: words }) => entry(name, words))), 12),
  ];
}

function change({ setAs, versions, notes }: ChangeSpecimen): Part[] {
  const style = setAs === 'clauses' ? body : code;
  const marks = { out: ['−', 'amber'], in: ['+', 'signal'] } as const;
  return [
    ...versions.flatMap(({ label: name, lines }) => [
      framed({ above: 6, below: 0 }, text(name, { ...strong, size: 9.5 }, 'H2')),
      lines.map(({ number, text: words, change: how }) => {
        const [sign, color] = how ? marks[how] : ([' ', 'text'] as const);
        const line = listItem(
          text(`${sign} ${number}`, { ...code, color }, 'Lbl'),
          text(words, { ...style, color }, 'Span'),
          44,
        );
        return ruled(framed({ above: 0, sides: 6 }, line), 4);
      }),
    ]),
    framed(
      { above: 12, below: 0 },
      stack(
        notes.map(({ line, text: words }) =>
          part(`${serviceWords.line} ${line}`, text(words, body)),
        ),
      ),
    ),
  ];
}

function clauses({ parts, decision }: PaperSpecimen): Block[] {
  const numbered = parts.map((one, index) =>
    part(`${index + 1}  ${one.label}`, stack(said(one), 6)),
  );
  return [...numbered, decided(decision)];
}

function board({ progress, figures, parts, decision }: BoardSpecimen): Block[] {
  const { label: due, accepted, late, text: words } = progress;
  const counts = `${accepted} ${serviceWords.accepted}, ${late} ${serviceWords.late}. ${words}`;
  return [
    part(due, text(counts, body)),
    part(figures.label, inFigures(figures)),
    ...parts.map(({ label: name, text: said }) => part(name, text(said, body))),
    decided(decision),
  ];
}

function cards({ parts, decision }: PaperSpecimen): Block[] {
  const drawn = parts.map((one) =>
    framed(
      { above: 14, sides: 12, edge: { at: 'all', color: 'muted', width: 0.75, dashed: true } },
      stack([text(one.label, { ...strong, size: 12 }, 'H2'), ...said(one)], 8),
    ),
  );
  return [columns(drawn), decided(decision)];
}

function said({ text: words, message, points, figures }: PaperPart): Block[] {
  return [
    ...(words ? [text(words, body)] : []),
    ...(message
      ? [
          framed(
            { above: 8, sides: 10, fill: 'surface' },
            stack(
              message.map(({ field, text: line, sign }) =>
                text(`${field ? `${field}: ` : ''}${line}${sign ? `  (${sign})` : ''}`, {
                  ...body,
                  ...(sign && { color: 'amber' }),
                }),
              ),
              3,
            ),
          ),
        ]
      : []),
    ...(points
      ? [
          tagged(
            'L',
            stack(
              points.map((point, index) =>
                listItem(
                  text(`${index + 1}`, { ...strong, color: 'signal' }, 'Lbl'),
                  text(point, body, 'Span'),
                  14,
                ),
              ),
              3,
            ),
          ),
        ]
      : []),
    ...(figures ? [inFigures(figures)] : []),
  ];
}

function inFigures({ columns: names, rows, sum }: Table): Block {
  return table(
    names,
    rows.map((cells) => cells.map(String)),
    (_, last) => (sum && last ? strong : body),
  );
}

/** A name in the margin and what it names. */
function part(name: string, block: Block): Block {
  return ruled(
    row(
      [
        [MARGIN_COLUMN, text(name, { ...label, color: 'signal' }, 'H2')],
        [1, block],
      ],
      GAP,
    ),
  );
}

function entry(name: string, words: string): Block {
  return stack([text(name, label), text(words, { ...body, size: 9.5 })], 2);
}

function decided({ label: name, text: words }: Entry): Block {
  return framed(
    { above: 12, below: 4 },
    framed(
      { above: 2, sides: 12, edge: { at: 'left', color: 'signal', width: 2.5 } },
      stack([text(name, strong), text(words, body)]),
    ),
  );
}

/** Lines as sent, received or configured. */
function listing(lines: readonly string[]): Block {
  return framed(
    { above: 7, sides: 10, fill: 'surface' },
    stack(lines.map((line) => text(line, code, 'Code'))),
  );
}

function listItem(mark: Block, block: Block, width: number): Block {
  return tagged(
    'LI',
    row(
      [
        [width, mark],
        [1, tagged('LBody', block)],
      ],
      width > 20 ? GAP : 6,
    ),
  );
}

/** Blocks beside each other, each as wide as the others. */
function columns(blocks: readonly Block[]): Block {
  return row(
    blocks.map((block) => [1 / blocks.length, block] as const),
    GAP,
  );
}

/** A table whose first column names its rows; `styleOf` tells how a cell is set. */
function table(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  styleOf: (cell: string, last: boolean) => TextStyle,
): Block {
  return (doc, width) => {
    // Each column is as wide as its widest word, and has its part of what is left.
    const widestIn = (words: string, { face, size }: TextStyle) => {
      doc.font(face).fontSize(size);
      return Math.max(
        ...plain(words)
          .split(' ')
          .map((word) => doc.widthOfString(word)),
      );
    };
    const widest = names.map((name, index) => {
      const cells = rows.map((row) => row[index] ?? '').join(' ');
      return Math.max(widestIn(name, columnStyle), widestIn(cells, cellStyle));
    });
    const left = width - CELL_GAP * (names.length - 1) - widest.reduce((sum, one) => sum + one, 0);
    const inRow = (cells: readonly Block[]) => {
      const wide = widest.map((least) => least + left / names.length);
      return tagged(
        'TR',
        row(
          cells.map((cell, index) => [wide[index] ?? 1, cell] as const),
          CELL_GAP,
        ),
      );
    };
    const head = names.map((name) => text(name, columnStyle, 'TH', { scope: 'Column' }));
    const others = rows.map((cells, at) => {
      const set = cells.map((cell, index) =>
        index === 0
          ? text(plain(cell), cellStyle, 'TH', { scope: 'Row' })
          : text(
              plain(cell),
              { ...styleOf(cell, at === rows.length - 1), size: cellStyle.size },
              'TD',
            ),
      );
      return ruled(inRow(set), 6);
    });
    return tagged('Table', stack([framed({ above: 0, below: 6 }, inRow(head)), ...others]))(
      doc,
      width,
    );
  };
}
