import '../build/report-errors.mjs';
import { serviceModuleOf } from '../build/check-content/content-files';
import { newService, serviceQuestions } from '../lib/authoring/new-service';
import { answersTo } from './ask';
import { writeFiles } from './write-files';

// `npm run new:service`: everything that a new service takes, as a draft. With flags, or with questions in a terminal.

const answers = await answersTo(serviceQuestions('.'));
const files = newService('.', answers);
writeFiles(files);

const { id, address } = answers;
console.log(`Written:\n${files.map(({ path }) => `  ${path}`).join('\n')}

“${id}” is a draft: npm run dev shows it at http://localhost:3000${address}, and no build has it. To publish it:
  1. In ${serviceModuleOf(id)}, replace every text that begins with “To write:”; npm run check:content lists them.
     Add sections or take some out: content/service-page.ts explains each kind and field.
  2. In content/routes.ts, take \`draft: true\` out of the row of “${id}”.
  3. Run npm run check:content. To let a listing page lead to it, add a card to that page's module.
It needs no drawing; one is added in components/drawing/drawings.tsx.`);
