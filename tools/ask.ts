import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Answers, Question } from '../lib/authoring/question';

/**
 * The answers to some questions: from flags, and, in a terminal, from the keyboard where a flag is missing.
 * @throws the first thing that is wrong with an answer, as a sentence with the remedy.
 */
export async function answersTo<Name extends string>(
  questions: readonly Question<Name>[],
): Promise<Required<Answers<Name>>> {
  const flags = flagsOf(questions);
  const answers: Partial<Record<Name, string>> = {};
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  // Flags alone are a whole command: only what is needed and missing is asked for then.
  const asksAll = Object.keys(flags).length === 0;
  try {
    for (const question of questions) {
      const { name, otherwise, faultOf } = question;
      const offered = otherwise?.(answers);
      let answer = flags[name] ?? offered;
      if (flags[name] === undefined && terminal && (asksAll || offered === undefined)) {
        answer = await asked(question, offered, answers, (text) => terminal.question(text));
      }
      const fault =
        answer === undefined
          ? `--${name} is missing: ${lowered(question.asks)}`
          : faultOf(answer, answers);
      if (fault) throw new Error(fault);
      answers[name] = answer;
    }
  } finally {
    terminal?.close();
  }
  return answers as Required<Answers<Name>>;
}

/** Asks until the answer will do. */
async function asked<Name extends string>(
  { asks, faultOf }: Question<Name>,
  offered: string | undefined,
  before: Answers<Name>,
  put: (text: string) => Promise<string>,
): Promise<string> {
  for (;;) {
    const given = (await put(offered ? `${asks}\n[${offered}] ` : `${asks}\n`)).trim();
    const answer = given || (offered ?? '');
    const fault = faultOf(answer, before);
    if (!fault) return answer;
    console.error(fault);
  }
}

function flagsOf<Name extends string>(questions: readonly Question<Name>[]) {
  const names = questions.map(({ name }) => name);
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    const { values } = parseArgs({ options });
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, String(value).trim()]),
    ) as Partial<Record<Name, string>>;
  } catch {
    throw new Error(
      `Give a value in quotation marks after each of ${names.map((name) => `--${name}`).join(', ')}, and nothing else.`,
    );
  }
}

function lowered(asks: string): string {
  return asks.charAt(0).toLowerCase() + asks.slice(1);
}
