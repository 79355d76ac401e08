/** @jest-environment node */
import { shortHash, sourceHash } from './content-hash';

test('a name’s hash has twelve letters and digits, which change with the content', () => {
  const names = Array.from({ length: 50 }, (_, index) => shortHash(`content ${index}`));
  for (const name of names) expect(name).toMatch(/^[A-Za-z0-9]{12}$/);
  expect(new Set(names).size).toBe(50);
  expect(shortHash(Buffer.from('content 1'))).toBe(names[1]);
});

test('a source hash is what browsers compute', () => {
  // Of the empty text, as every list of test vectors has it.
  expect(sourceHash('sha256', '')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});
