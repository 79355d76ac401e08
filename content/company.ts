import file from './company.json' with { type: 'json' };
import type { Company, Office } from './data';

/** Every fact about the company. */
export const company = file as unknown as Company;

/** Facts that only the company knows; one that is missing is not printed anywhere. */
export const companyFacts = company.facts;

/** Every office, the head office first. */
export const offices = company.offices as [Office, ...Office[]];

/** Whom a visitor calls. */
export const [headOffice] = offices;

/** Where the offices are, each place once: “Singapore and Colombo”. */
export function placesOf(
  place: 'city' | 'country',
  type: 'conjunction' | 'disjunction' = 'conjunction',
) {
  const places = new Set(offices.map((office) => office[place]));
  return new Intl.ListFormat('en-GB', { type }).format(places);
}

/** What is said of one office, or of several. */
export function ofOffices(one: string, several: string): string {
  return offices.length === 1 ? one : several;
}

const { parent } = companyFacts;

/** Who owns the company, one line for the footer, if anybody does. */
export const parentLine = parent && `A wholly owned subsidiary of ${parent.name}.`;
