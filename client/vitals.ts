import { reportVitals } from './report-vitals';

/** Where the build was told to report web vitals. */
declare const VITALS_URL: string;

/** Fetched by the boot script at idle, where an address is configured: visitors who touch nothing count too. */
reportVitals(VITALS_URL);
