import { postCategories } from '@/content/blog';
import { contactSubjects } from '@/content/contact';
import { contactPath, contactPathOfPost, subjects, type Topic } from './subjects';

const subjectAt = (path: string) => subjects[path.split('?about=')[1] ?? ''];

test('every topic, and every category of posts, has a subject of its own', () => {
  const paths = [
    ...(Object.keys(contactSubjects.topics) as Topic[]).map(contactPath),
    ...postCategories.map(contactPathOfPost),
  ];
  const found = paths.map(subjectAt);
  expect(found).not.toContain(undefined);
  expect(new Set(found).size).toBe(paths.length);
});

test('a post of a category that the site does not know is about the blog', () => {
  expect(contactPathOfPost('Of an editor’s own')).toBe(contactPath('blog'));
});
