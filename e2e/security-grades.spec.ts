import { expect, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { KEYED } from './contact-page';
import { everyPath } from './pages';

// What a tool that grades policies says of this one; `npm run hosts` asks the MDN HTTP Observatory.

test('csp_evaluator finds nothing of high or medium severity, in the header or in any page', async ({
  request,
}) => {
  for (const path of [...everyPath, KEYED]) {
    const answer = await request.get(path);
    const [, meta = ''] =
      (await answer.text()).match(/http-equiv="Content-Security-Policy" content="([^"]+)"/) ?? [];
    for (const policy of [answer.headers()['content-security-policy'] ?? '', meta]) {
      expect(policy, path).not.toBe('');
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
      const serious = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
      expect(
        serious.map(({ description }) => description),
        path,
      ).toEqual([]);
    }
  }
});
