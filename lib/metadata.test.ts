import { company } from '@/content/company';
import { searchLimits, titleWithBrand } from './metadata';

const { most } = searchLimits.title;
const roomFor = (name: string) => 'x'.repeat(most - ` | ${name}`.length);

test('a title ends in the company’s name as far as search results show it', () => {
  const [full, short] = [roomFor(company.name), roomFor(company.shortName)];
  expect(titleWithBrand(full)).toBe(`${full} | ${company.name}`);
  expect(titleWithBrand(`${full}x`)).toBe(`${full}x | ${company.shortName}`);
  expect(titleWithBrand(short)).toBe(`${short} | ${company.shortName}`);
  expect(titleWithBrand(`${short}x`)).toBe(`${short}x`);
  expect(titleWithBrand(`${company.name}: x`)).toBe(`${company.name}: x`);
});
