/** @jest-environment node */
import { pruneStylesheet } from './prune-stylesheet';

async function prune(css: string, classes: string[] = ['used'], customProperties: string[] = []) {
  const used = { classes: new Set(classes), customProperties: new Set(customProperties) };
  return (await pruneStylesheet(css, used)).toString();
}

test.each([
  ['a rule whose class is used', '.used{color:red}'],
  ['elements, ids and attributes', 'table#x[data-live=a] svg[open]{color:red}'],
  ['states', '.used[data-live] :user-valid,:focus-visible{color:red}'],
  ['a class that only a condition names', '.used:not(.unused):has(.other){color:red}'],
  ['pseudo-classes around pseudo-classes', '.used:where(:not(:last-child)){color:red}'],
  ['pseudo-elements', '::selection,.used::before,:host{color:red}'],
  ['nested states', '.used{&:hover{color:red}&[open]{color:red}}'],
  [
    'at-rules without a selector',
    '@media (x){@view-transition{navigation:auto}}@font-face{font-family:x}',
  ],
  [
    'keyframes that a nested rule starts',
    '@keyframes a{to{top:0}}.used{@media (x){animation:1s a}}',
  ],
  [
    'keyframes that a custom property names',
    '@keyframes a{to{top:0}}.used{--x:a 1s;animation:var(--x)}',
  ],
  [
    'a custom property that keyframes use',
    ':root{--x:0}@keyframes a{to{top:var(--x)}}p{animation:a}',
  ],
  ['a custom property that another needs', ':root{--x:0;--y:calc(var(--x)*2)}p{top:var(--y)}'],
  ['a registered custom property', '@property --x{syntax:"*";inherits:false}p{top:var(--x)}'],
])('keeps %s', async (_, css) => {
  expect(await prune(css)).toBe(css);
});

test.each([
  ['a rule with an unused class', '.unused{color:red}p{top:0}'],
  ['one that only begins alike', '.used-not{color:red}p{top:0}'],
  ['one inside a used one', '.used .unused,.unused:hover{color:red}p{top:0}'],
  ['a class that is but an element’s name', '.p{color:red}p{top:0}'],
  ['what is empty then, however deep', '@layer a{@media (x){.unused{color:red}}}p{top:0}'],
  ['a nested rule', 'p{top:0;.unused &{color:red}}'],
  ['keyframes that nothing starts', '@keyframes a{to{top:1px}}p{top:0}'],
  [
    'keyframes that only a pruned rule starts',
    '@keyframes a{to{top:1px}}.unused{animation:a}p{top:0}',
  ],
  ['custom properties that only each other use', ':root{--x:0;--y:var(--x)}p{top:0}'],
  ['their registration', '@property --x{syntax:"*";inherits:false}p{top:0}'],
])('removes %s', async (_, css) => {
  expect(await prune(css)).toBe('p{top:0}');
});

test('keeps the used selectors of a rule', async () => {
  expect(await prune('.used,.unused{top:0}')).toBe('.used{top:0}');
  expect(await prune('p:is(.used,.unused){top:0}')).toBe('p:is(.used){top:0}');
});

test('keeps a custom property that markup or a script names', async () => {
  expect(await prune(':root{--x:0;--y:0}', [], ['--x'])).toBe(':root{--x:0}');
});

test('takes escaped class names as markup spells them', async () => {
  const css =
    ".\\[\\&\\>a\\]\\:mt-0\\.5>a{top:0}.w-1\\/2{top:0}.after\\:content-\\[\\'\\/\\'\\]:after{top:0}";
  const names = ['[&>a]:mt-0.5', 'w-1/2', "after:content-['/']"];
  expect(await prune(css, names)).toBe(css);
  expect(await prune(`${css}p{top:0}`, [])).toBe('p{top:0}');
});
