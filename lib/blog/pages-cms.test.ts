import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { postAudiences } from '@/content/blog';
import { postFields } from './post';

interface Field {
  name: string;
  options?: { values?: string[] };
}

const [posts] = parse(readFileSync('.pages.yml', 'utf8')).content;
const fields: Field[] = posts.fields;

test('the CMS offers every field that a post may have, but for its id, which is the name of the file', () => {
  const offered = fields.map(({ name }) => name).filter((name) => name !== 'body');
  expect(offered.toSorted()).toEqual(postFields.filter((name) => name !== 'id').toSorted());
  const audience = fields.find(({ name }) => name === 'audience');
  expect(audience?.options?.values).toEqual(Object.keys(postAudiences));
});
