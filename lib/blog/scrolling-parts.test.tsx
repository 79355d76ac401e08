/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PostBody } from '@/components/blog/post-body';
import { blog } from '@/content/blog';

const { table, code } = blog.post;

const markdown = `
| Before | any heading |
|---|---|
| one | cell |

## Clocks

| Law | Hours |
|---|---|
| First | 72 |
| | none |

\`\`\`
date
\`\`\`

### Sources

| Where | What |
|---|---|
| a | b |

| Where | What |
|---|---|
| c | d |
`;

test('tables and code are named by the heading before them, and each differently', () => {
  render(<PostBody markdown={markdown} />);
  const names = screen.getAllByRole('group').map((part) => part.getAttribute('aria-label'));
  expect(names).toEqual([
    table,
    `Clocks: ${table}`,
    `Clocks: ${code}`,
    `Sources: ${table}`,
    `Sources: ${table} 2`,
  ]);
});

test('the first cell of a row is its header, unless it is empty', () => {
  render(<PostBody markdown={markdown} />);
  const headers = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['one', 'First', 'a', 'c']);
  expect(screen.getAllByRole('columnheader')).toHaveLength(8);
});

test('cells carry the names of their columns, which phones show', () => {
  render(<PostBody markdown={'|a|b||\n|---|---|---|\n|d|e|f|'} />);
  const labels = screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'));
  // The first is the empty head's.
  expect(labels).toEqual([null, 'b', null]);
});

test('cells of an aligned column say so, headers too, without a style', () => {
  render(<PostBody markdown={'|a|b|c|\n|---:|:-:|:--|\n|d|e|f|'} />);
  const cells = [...document.querySelectorAll('th, td')];
  const sides = ['right', 'center', 'left'];
  expect(cells.map((cell) => cell.getAttribute('data-align'))).toEqual([...sides, ...sides]);
  expect(document.querySelector('[style]')).toBeNull();
});
