import { otherSpellings } from './path-spellings';

describe('otherSpellings', () => {
  const vciso = new RegExp(otherSpellings('/Cisoservice'));

  test.each([
    '/cisoservice',
    '/CISOSERVICE',
    '/cISOSERVICE',
    '/Cisoservice/',
    '/cisoservice/',
    '/Cisoservice.html',
    '/cisoservice.HTML',
    '/Cisoservice.html/',
  ])('matches %s', (path) => {
    expect(path).toMatch(vciso);
  });

  test.each([
    '/Cisoservice',
    '/Cisoservices',
    '/x/cisoservice',
    '/cisoservice/x',
    '/Cisoservice.htm',
  ])('leaves %s', (path) => {
    expect(path).not.toMatch(vciso);
  });
});
