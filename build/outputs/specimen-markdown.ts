import { serviceWords } from '../../content/interface';
import type { PaperPart, SpecimenSection } from '../../content/specimen';
import { specimenCustomer } from '../../content/specimen';

/** A specimen's words as Markdown: first that it is one, then its sheet from top to bottom. */
export function specimenMarkdown(specimen: SpecimenSection): string[] {
  const { intro, document, title } = specimen;
  return [
    intro,
    `**${serviceWords.specimen}**: ${document}, ${specimenCustomer}. ${specimenCustomer} ${serviceWords.specimenNote}`,
    `### ${title}`,
    ...linesOf(specimen),
  ];
}

/** What is on the sheet; a new form does not compile until it is written. */
function linesOf(specimen: SpecimenSection): string[] {
  switch (specimen.form) {
    case 'ticket':
      return [
        list(specimen.events.map(({ time, by, text }) => `${time} **${by}** ${text}`)),
        list(
          specimen.spans.map(
            ({ label, minutes }) => `${label}: ${minutes} ${serviceWords.minutes}`,
          ),
        ),
        entry(specimen.decision),
      ];
    case 'finding':
      return [
        ...(specimen.severity
          ? [
              `${specimen.severity.score.toFixed(1)} ${specimen.severity.rating}, \`${specimen.severity.vector}\``,
            ]
          : []),
        list(
          specimen.parts.map(
            ({ label, text = '', code = [] }) =>
              `**${label}** ${text} ${code.map(coded).join(' ')}`,
          ),
        ),
        specimen.stamp,
      ];
    case 'register':
      return [
        list(specimen.fields.map(entry)),
        ...(specimen.ratings
          ? [
              list(
                specimen.ratings.map(
                  ({ label, likelihood, impact, score }) =>
                    `${label}: ${serviceWords.likelihood} ${likelihood} × ${serviceWords.impact} ${impact} = ${score}`,
                ),
              ),
            ]
          : []),
        ...(specimen.evidence
          ? [
              list(
                specimen.evidence.map(
                  ({ item, seen }) => `${item}: ${seen ? serviceWords.seen : serviceWords.notSeen}`,
                ),
              ),
            ]
          : []),
        entry(specimen.decision),
      ];
    case 'matrix':
      return [table(specimen.columns, specimen.rows), list(specimen.notes.map(entry))];
    case 'change':
      return [
        ...specimen.versions.flatMap(({ label, lines }) => [
          `${label}:`,
          list(lines.map(({ number, text }) => `${number} ${coded(text)}`)),
        ]),
        list(specimen.notes.map(({ line, text }) => `${serviceWords.line} ${line}: ${text}`)),
      ];
    case 'paper':
      return [...specimen.parts.flatMap(partLines), entry(specimen.decision)];
    default:
      return specimen satisfies never;
  }
}

function partLines({ label, text, points, message, figures }: PaperPart): string[] {
  const rows = figures?.rows.map((row) => row.map(String)) ?? [];
  return [
    `**${label}** ${text ?? ''}`.trim(),
    ...(message ? [`> ${message.map((line) => line.text).join(' / ')}`] : []),
    ...(points ? [points.map((point, index) => `${index + 1}. ${point}`).join('\n')] : []),
    ...(figures ? [table(figures.columns, rows)] : []),
  ];
}

function entry({ label, text }: { label: string; text: string }): string {
  return `**${label}** ${text}`;
}

function coded(line: string): string {
  return `\`${line}\``;
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, columns.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
