import { company, type Office } from '@/content/company';

/** Every office, the head office first. */
export const offices: readonly Office[] = Object.values(company.offices);

/** Whom a visitor calls; undefined where the company lists no office. */
export const [headOffice] = offices;
