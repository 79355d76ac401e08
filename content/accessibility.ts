import { company } from './company';

/** Something that is known not to work as it should. */
export interface KnownBarrier {
  /** What happens, and to whom. */
  text: string;
  /** The day on which we noted it, `YYYY-MM-DD`. */
  since: string;
}

/** How well people with disabilities can use this site, as far as we have tested it. */
export const accessibility = {
  title: 'Accessibility',
  /** Large under the title. */
  headline: 'What works, what does not, and what we have not tested',
  /** What search results say, 110 to 160 characters. */
  description:
    'How we test this site for people who use a keyboard, a screen reader or large text, what we know does not work yet, and whom to tell.',
  intro:
    'We build this site so that people with disabilities can use it. We measure it against WCAG 2.2, levels A and AA. Where we know that it falls short, we say so below.',
  /** The last day on which somebody went through all of this page, `YYYY-MM-DD`; the check refuses one a year ago. */
  reviewed: '2026-11-23',
  tests: {
    heading: 'What we test',
    /** The words of the first row. */
    columns: ['What', 'With', 'When'],
    rows: [
      [
        'Names, roles, contrast and structure of pages of every kind',
        'axe-core 4.11, its rules for WCAG 2.0 to 2.2 (A and AA) and its best practices',
        'With every change to the site',
      ],
      [
        'Tab order, visible focus, menus, the contact form, the search',
        'The keyboard alone, in Chromium',
        'With every change to the site',
      ],
      [
        'Text at 320 pixels, at twice the size and with wide spacing',
        'Chromium, measured for overflow, overlap and cut words',
        'With every change to the site',
      ],
      [
        'Reading without JavaScript, with forced colours and with less motion',
        'Chromium, and by eye',
        'With every change to the site',
      ],
      [
        'What a screen reader is told: names, states and announcements',
        'Chromium’s accessibility tree, read by a script and by eye',
        'In November 2026',
      ],
    ],
  },
  untested: {
    heading: 'What we have not tested',
    text: 'Nobody has yet tested this site with the tools below, so we cannot say how it behaves with them:',
    items: [
      'NVDA and JAWS on Windows, VoiceOver on macOS and iOS, TalkBack on Android',
      'Voice control, such as Dragon, and switch devices',
      'Screen magnifiers, and the zoom of browsers other than Chromium',
    ],
  },
  barriers: {
    heading: 'What we know does not work',
    /** Before the day of each. */
    since: 'Known since',
    items: [
      {
        text: 'The form’s error message names the phone number even when only the email address is wrong. The lines under it name only what is wrong.',
        since: '2026-11-22',
      },
      {
        text: 'In the footer, CSR Projects and Careers lead to the home page. A screen reader says so, but a sighted visitor learns it only on arrival.',
        since: '2026-11-22',
      },
      {
        text: 'Pages print in 8-point type, whatever text size you chose on the screen.',
        since: '2026-11-22',
      },
    ],
  },
  contact: {
    heading: 'Tell us',
    /** Before and after the address. */
    text: 'If something here stops you, write to',
    next: 'and say which page you were on and what you use. We will send you the content another way, by email if you like, and list the fault here.',
    /** The subject of that email. */
    subject: `Accessibility of the ${company.shortName} website`,
  },
  /** Before the day of the review, at the end. */
  reviewedOn: 'Reviewed on',
  /** The heading over the Contact Us button that ends the page. */
  callToAction: 'Does something here not work for you?',
} as const satisfies {
  reviewed: string;
  barriers: { items: readonly KnownBarrier[]; [words: string]: unknown };
  [words: string]: unknown;
};
