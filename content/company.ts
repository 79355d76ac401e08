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

const { parent } = companyFacts;

/** Who owns the company, one line for the footer; empty where nobody does. */
export const parentLine = parent ? `A fully owned subsidiary of ${parent.name}.` : '';
