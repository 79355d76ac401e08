import { specimenCustomer } from './specimen';
import { customerHistory } from './specimens/imaginary-biscuits';

/** The words of the page that shows every specimen; what is said of each stands in its module. */
export const sampleReports = {
  title: 'Sample Reports',
  /** Large under the title. */
  headline: 'Read our work before you buy it',
  /** What search results say, 110 to 160 characters. */
  description:
    'Sample tickets, findings, registers and board papers, in the form our customers receive. Read each sample here, or keep it as a PDF for your files.',
  intro: `These are samples of what each service delivers. The customer, ${specimenCustomer}, does not exist. ${customerHistory}`,
  /** Over what is read before a contract is signed. */
  before: 'Before you sign',
  /** Before who reads one. */
  readers: 'For',
  /** The heading over the Contact Us button that ends the page. */
  callToAction: 'Do you need to see another kind of report?',
} as const;
