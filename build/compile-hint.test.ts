/** @jest-environment node */
import { withCompileHint } from './compile-hint';

test('V8 reads the hint only at the very start, in a line of its own', () => {
  expect(withCompileHint('x()')).toBe('//# allFunctionsCalledOnLoad\nx()');
});
