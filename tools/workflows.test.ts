import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import manifest from '../package.json';

// GitHub runs these where nobody looks: what they name must be there, and an action must be the code that was read.

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER);

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  env?: Record<string, string>;
  jobs: Record<string, Job>;
}

interface Job {
  if?: string;
  env?: Record<string, string>;
  steps: { run?: string; uses?: string; with?: { ref?: string } }[];
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

describe('the deploy', () => {
  const workflow: Workflow = parse(readFileSync(`${FOLDER}/deploy.yml`, 'utf8'));
  const { live, preview } = workflow.jobs;
  const runs = (job: Job | undefined) => job?.steps.map(({ run = '' }) => run).join('\n') ?? '';

  test('is made of what has passed its tests alone, after them, daily and by hand', () => {
    expect(Object.keys(workflow.on)).toEqual(
      expect.arrayContaining(['workflow_run', 'schedule', 'workflow_dispatch']),
    );
    expect(workflow.on).not.toHaveProperty('push');
    const [found, checkout] = live?.steps ?? [];
    expect(found?.run).toMatch(/--branch main --event push --status success/);
    expect(checkout?.with?.ref).toContain('steps.tested.outputs.commit');
    expect(runs(live)).not.toMatch(/stand-ins|fresh/);
  });

  test('is a preview for a pull request of this repository, and the public sees nothing of it', () => {
    expect(live?.if).toContain("github.event_name != 'pull_request'");
    expect(preview?.if).toContain('head.repo.full_name == github.repository');
    expect(runs(preview).match(/npm run .*/g)).toEqual([
      expect.stringMatching(/^npm run deploy -- cloudflare --preview /),
    ]);
  });

  test('has every setting of the site, and gives secrets that deploy to one step alone', () => {
    const settings = readFileSync('.env.example', 'utf8').match(/^NEXT_PUBLIC_\w+/gm) ?? [];
    const given = Object.keys(workflow.env ?? {}).filter((name) => name.startsWith('NEXT_PUBLIC_'));
    const site = settings.filter((name) => !name.includes('EMULATOR'));
    expect(given.sort()).toEqual(site.sort());
    const shared = JSON.stringify([workflow.env, live?.env, preview?.env]);
    expect(shared).not.toMatch(/secrets\.(?:\w*TOKEN|FIREBASE)/);
  });
});
