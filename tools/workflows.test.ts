import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import manifest from '../package.json';

// GitHub runs these where nobody looks: what they name must be there, and an action must be the code that was read.

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER);

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

interface Job {
  steps: { run?: string }[];
  'timeout-minutes'?: number;
}

describe.each(files)('%s', (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const workflow: Workflow = parse(text);
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  test('pins each action by its commit, with the release beside it', () => {
    const uses = text.match(/uses: .*/g) ?? [];
    expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('runs commands that this repository has', () => {
    const commands = steps.flatMap(({ run = '' }) => run.split('\n').map((line) => line.trim()));
    const scripts = commands.flatMap((line) => line.match(/^npm (?:run )?([\w:-]+)/)?.[1] ?? []);
    expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
    const programs = commands.flatMap((line) => line.match(/^\.\S+/)?.[0] ?? []);
    expect(programs.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('reads the repository and no more unless a job asks for it, and ends', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeDefined();
  });
});
