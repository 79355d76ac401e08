import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { postCategories } from '@/content/blog';
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

test('the CMS offers the categories of the blog', () => {
  const category = fields.find(({ name }) => name === 'category');
  expect(category?.options?.values).toEqual(postCategories);
});
