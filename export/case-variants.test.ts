import { caseVariants } from './case-variants';

describe('caseVariants', () => {
  const vciso = new RegExp(caseVariants('/Cisoservice'));

  test.each(['/cisoservice', '/CISOSERVICE', '/CisoService', '/cISOSERVICE'])(
    'matches %s',
    (path) => {
      expect(path).toMatch(vciso);
    },
  );

  test.each(['/Cisoservice', '/Cisoservice/', '/Cisoservices', '/x/cisoservice'])(
    'leaves %s',
    (path) => {
      expect(path).not.toMatch(vciso);
    },
  );

  test('leaves a path without letters alone', () => {
    expect('/').not.toMatch(new RegExp(caseVariants('/')));
  });
});
