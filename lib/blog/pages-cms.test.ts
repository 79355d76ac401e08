import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { authors } from '@/content/authors';
import { postAudiences, postCategories } from '@/content/blog';
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
});

test.each([
  ['category', [...postCategories]],
  ['audience', Object.keys(postAudiences)],
  ['author', authors.map(({ name }) => name)],
])('the CMS offers every %s of the blog', (name, values) => {
  const field = fields.find((one) => one.name === name);
  expect(field?.options?.values).toEqual(values);
});
