import { correct, suggestibleWords } from './correction';

const known = suggestibleWords(['Phishing Simulation', 'Finding a vulnerability', 'PCI DSS']);

test.each([
  ['vulnerabilty', 'vulnerability'],
  ['fishing', 'phishing'],
  ['Phising simulaton', 'phishing simulation'],
  ['phish', undefined],
  ['pci', undefined],
  ['zebra', undefined],
  ['', undefined],
])('“%s” is read as %s', (typed, meant) => {
  expect(correct(typed, known)).toBe(meant);
});
