import { writeFileSync } from 'node:fs';
import { dataSchemas } from '../build/check-content/data-files';

// `npm run schemas`: writes the schemas of content/schemas/ from content/data.ts, after a change of it or of the pages.

for (const [file, schema] of dataSchemas()) writeFileSync(file, JSON.stringify(schema));
