import { headOffice, ofOffices } from './company';
import { socSpecimen } from './specimens/soc';

const { events } = socSpecimen;
const alertAt = events.find((event) => 'marked' in event)?.time ?? '';
const handoverAt = events[events.length - 1]?.time ?? '';

/** The words around the strip of 24 hours on About. */
export const watchWords = {
  heading: 'On watch 24/7',
  note: `The bar runs from noon to noon in ${headOffice.city}. The bright part is night: 18:00 to 06:00${ofOffices('', ' on each office’s own clock')}.`,
  /** Beside the strip on About. */
  sample: `The two marks come from our [sample ticket](soc): the alert at ${alertAt}, and the handover at ${handoverAt}.`,
  alert: 'alert',
  handover: 'handover',
  night: 'night in',
} as const satisfies {
  /** Over the strip. */
  heading: string;
  /** Under it: how to read it. */
  note: string;
  /** On About: which night is marked. */
  sample: string;
  /** After the time of the alert. */
  alert: string;
  /** After the time at which the night shift ends. */
  handover: string;
  /** In the hours of an office’s night, before its city. */
  night: string;
};

/** What About marks: the night of the sample ticket, from its alert to its handover. */
export const watchMarks = [
  { time: alertAt, label: watchWords.alert },
  { time: handoverAt, label: watchWords.handover },
].filter(({ time }) => time !== '');
