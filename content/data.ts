import { z } from 'zod';
import { partnerMarks, weekdays } from './choices';
import type { LicensedService } from './licensed-services';
import { type RouteId, routes, type ServiceId } from './routes';

// The shape of the JSON files beside this one. Types, the schemas by which editors' programs complete and underline,
// and the messages of the check are made of it. Everything else imports its types alone: no browser is sent zod.

const text = (what: string) => z.string().min(1).describe(what);

/** What is wrong with a text that has another form than it should; one that is missing is told as such. */
const form = (remedy: string) => ({
  abort: true,
  error: ({ input }: { input?: unknown }) =>
    typeof input === 'string' ? `“${input}” ${remedy}` : undefined,
});

const day = (what: string) =>
  z.iso.date(form('is no day of the calendar: write it as YYYY-MM-DD.')).describe(what);

const email = (what: string) =>
  z
    .email(
      form(
        'is no e-mail address: write one such as name@company.com, without quotation marks or spaces.',
      ),
    )
    .describe(what);

const routeId = (what: string) => z.enum(Object.keys(routes) as RouteId[]).describe(what);

const services = (what: string) =>
  z
    .array(
      z.enum(
        (Object.keys(routes) as RouteId[]).filter(
          (id): id is ServiceId => routes[id].family !== 'site' || id === 'services',
        ),
      ),
    )
    .min(1)
    .describe(what);

const address = (what: string) =>
  z
    .string()
    .regex(/^https:\/\/\S+$/, form('is no address: begin it with https://.'))
    .describe(what);

const lastDay = () =>
  day('The last day on which it holds, YYYY-MM-DD; from the next on it is not printed.');

const schema = z
  .string()
  .optional()
  .describe('The schema of this file, for programs that complete it.');

const phone = z
  .strictObject({
    display: text('Grouped for reading, with the country code.'),
    dial: z
      .string()
      .regex(/^\+\d{7,15}$/, form('cannot be dialled: write + and digits, without spaces.'))
      .describe('The same digits, + and no spaces.'),
  })
  .refine(
    ({ display, dial }) => display.replace(/\D/g, '') === dial.slice(1),
    'one number is shown and another one dialled: give “display” and “dial” the same digits.',
  )
  .describe('The telephone number, as people read it and as a link dials it.');

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const time = (what: string) =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, form('is no time of day: write it as 09:00 or 17:30.'))
    .describe(what);

const hours = z.strictObject({
  days: z
    .array(z.enum(weekdays))
    .min(1)
    .describe('The days that have these hours, in their order.'),
  opens: time('By the office’s own clock, as 09:00.'),
  closes: time('By the office’s own clock, as 18:00.'),
});

const picture = (what: string) =>
  z
    .strictObject({
      file: text('Its name in content/pictures/.'),
      alt: text('What it shows, for who cannot see it.'),
    })
    .describe(what);

const person = z.strictObject({
  name: text('As the person is called.'),
  role: text('What they do here, in a few words.'),
  hours: z
    .strictObject({
      from: time('By the head office’s clock, as 22:00.'),
      to: time('By the head office’s clock, as 07:00; earlier than “from” if midnight is between.'),
    })
    .optional()
    .describe('When they work, drawn on a day’s 24 hours.'),
  picture: picture('A portrait; without it initials stand there.').optional(),
});

const office = z.strictObject({
  name: text('What the office is, as a heading.'),
  city: text('The city, also in sentences that say where the offices are.'),
  country: text('The country, in English.'),
  address: z.array(text('A line.')).min(1).describe('Street lines, top to bottom.'),
  phone,
  timeZone: z
    .string()
    .refine(isTimeZone, form('is no time zone of the IANA list: write one such as Europe/London.'))
    .describe(
      'IANA time zone, such as Europe/London, for the local time beside address and telephone.',
    ),
  openingHours: z
    .array(hours)
    .min(1)
    .optional()
    .describe(
      'When somebody is there, a line for days with the same hours: beside the address, and in structured data.',
    ),
});

const licence = (service: string) =>
  z
    .strictObject({
      number: text('Its number.'),
      expires: lastDay(),
      register: address('The page of the public register where a buyer finds it.'),
    })
    .describe(`The licence for ${service}: also in the legal line of the footer.`);

const licenseeCertificate = (name: string) =>
  z.strictObject({ name: text(name), body: text('Who certified it.'), expires: lastDay() });

const facts = z.strictObject({
  parent: z
    .strictObject({
      name: text('The company that owns this one.'),
      trade: text('What kind of company it is, with its article.'),
    })
    .optional()
    .describe('In the footer, on About and the privacy page, and in structured data.'),
  registrationNumber: text(
    'In the legal line of the footer, after “Company registration”.',
  ).optional(),
  licences: z
    .strictObject({
      monitoring: licence('managed SOC monitoring').optional(),
      penetrationTesting: licence('penetration testing').optional(),
      security: licenseeCertificate(
        'The Cyber Trust mark with its tier, 3 or higher, or ISO/IEC 27001 with its edition.',
      ).optional(),
      dataProtection: licenseeCertificate(
        'The Data Protection Trustmark, SS 714:2025, or its equivalent.',
      ).optional(),
    } satisfies Record<LicensedService | 'security' | 'dataProtection', z.ZodType>)
    .optional()
    .describe(
      'Singapore’s licences, one for each kind of service, and the two certificates that a licensee holds: on the pages that sell it.',
    ),
  certificates: z
    .array(
      z.strictObject({
        name: text('The standard or scheme, with its edition.'),
        number: text('Its number.').optional(),
        body: text('Who certified it.'),
        expires: lastDay(),
        verify: address('Where a reader can verify it.').optional(),
      }),
    )
    .optional()
    .describe('The certificates that the company holds: on service pages and on About.'),
  insurance: z
    .array(
      z.strictObject({
        cover: text('What is insured, as in “Professional indemnity”.'),
        insurer: text('Who insures it.'),
        sum: text('Up to which sum, with its currency.'),
        expires: lastDay(),
      }),
    )
    .optional()
    .describe('The insurances that cover the work: on service pages.'),
  cases: z
    .array(
      z.strictObject({
        customer: text('The customer, by name with its written consent, else by trade and place.'),
        text: text('What it had, what you did and what changed, in two or three sentences.'),
        pages: services('The services that were used, whose pages print it.'),
      }),
    )
    .optional()
    .describe('Work that was done: on home and on the pages of its services.'),
  praise: z
    .array(
      z.strictObject({
        words: text('What the customer says, without quotation marks.'),
        customer: text('Who says it: name, post and firm, with written consent.'),
        pages: services('The services that it is about, whose pages print it.'),
      }),
    )
    .optional()
    .describe('Customers’ own words: on home and on the pages of their services.'),
  references: z
    .array(
      z.strictObject({
        name: text('Who may be asked about the work, and how.'),
        pages: services('The services that it can speak of, whose pages print it.'),
      }),
    )
    .optional()
    .describe('Customers who have agreed to be asked: on the pages of those services.'),
  leads: z
    .array(person)
    .optional()
    .describe('On About: who leads the work. People who have agreed to be named.'),
  onShift: z
    .array(person)
    .optional()
    .describe('On About: who works the shifts. People who have agreed to be named.'),
  room: picture('On About: one true photograph of the room where the work is done.').optional(),
  responseTime: text('On the contact page: by when a message is answered, one line.').optional(),
  messageRetention: text(
    'On the privacy page: how long messages are kept, one sentence.',
  ).optional(),
  dataProtection: z
    .strictObject({ name: text('A person or an office.'), email: email('Where to write to.') })
    .optional()
    .describe('On the privacy page: whom to ask about personal data.'),
});

const company = z.strictObject({
  $schema: schema,
  name: text('The full name, as in titles and the legal line.'),
  shortName: text('The short name, as in the logo.'),
  xdrProduct: text(
    'The third-party XDR product behind MDR as a Service; every page that mentions it takes it from here.',
  ),
  email: email('The support address.'),
  offices: z.array(office).min(1).describe('Every office, the head office first.'),
  socials: z
    .array(
      z.strictObject({
        name: text('The network.'),
        url: address('The company’s page there.'),
      }),
    )
    .describe('The company’s pages in social networks, in the footer.'),
  copyrightYear: z.int().min(1900).max(2999).describe('The year in the copyright line.'),
  facts: facts.describe(
    'Facts that only the company knows. One that is left out is not printed anywhere.',
  ),
});

const announcement = z.strictObject({
  date: day('YYYY-MM-DD.'),
  title: text('One line.'),
  text: text('One or two sentences.'),
});

const news = z.strictObject({
  $schema: schema,
  announcements: z
    .array(announcement)
    .superRefine((all, { addIssue }) => {
      for (const [index, { date }] of all.entries()) {
        const newer = all[index - 1];
        if (!newer || newer.date >= date) continue;
        const message = `${date} stands under ${newer.date}: put the newest announcement first.`;
        addIssue({ code: 'custom', path: [index, 'date'], message });
      }
    })
    .describe('Newest first; while there are none, the page says so.'),
});

const partner = z.strictObject({
  name: text('The organisation’s name; a placeholder must be no company’s.'),
  logo: z
    .string()
    .regex(
      /^\/\S+\.svg$/,
      form('is no SVG file: write its name below public/, such as /partners/name.svg.'),
    )
    .optional()
    .describe(
      'Its logo, an SVG file of public/ as /partners/name.svg, seen on a light and on a dark ground.',
    ),
  mark: z
    .enum(Object.keys(partnerMarks) as (keyof typeof partnerMarks)[])
    .optional()
    .describe('The mark drawn before the name, where there is no logo.'),
});

const partners = z.strictObject({
  $schema: schema,
  partners: z
    .array(partner)
    .describe(
      'The logos of the home page, in their order. From eight on they move; without any the page has no strip.',
    ),
});

const family = z.strictObject({
  route: routeId('The family’s own page.'),
  summary: text('One line on what the family is for.'),
  items: z
    .array(
      z.strictObject({
        route: routeId('The page.'),
        summary: text('One line on what the page offers, of about 45 characters.'),
      }),
    )
    .describe('The pages under it, in their order.'),
});

const footerLink = z.strictObject({
  route: routeId('The page.'),
  label: text('Stands where it differs from the page’s own.').optional(),
});

const navigation = z.strictObject({
  $schema: schema,
  services: z
    .array(family)
    .min(1)
    .describe('The Services panel: the families in their order, each with its pages.'),
  beside: z
    .array(routeId('A page.'))
    .describe(
      'Under the families of the Services panel: other services, and pages that help to choose.',
    ),
  header: z
    .array(routeId('A page.'))
    .describe('The bar’s links, left to right; the Services panel hangs from “services”.'),
  footer: z
    .strictObject({
      company: z.array(footerLink).describe('The Company column.'),
      services: z.array(footerLink).describe('The Services column.'),
    })
    .describe('The footer’s columns of links.'),
});

/** The JSON files of content/ by name, each with its shape. */
export const dataFiles = { company, navigation, news, partners } as const;

export type Company = z.infer<typeof company>;
export type CompanyFacts = z.infer<typeof facts>;
export type Office = z.infer<typeof office>;
export type Person = z.infer<typeof person>;
export type OpeningHours = z.infer<typeof hours>;
export type Announcement = z.infer<typeof announcement>;
export type Partner = z.infer<typeof partner>;
export type ServiceFamily = z.infer<typeof family>;
export type FooterLink = z.infer<typeof footerLink>;
/** A JSON file’s content as the check has found it. */
export type DataOf<Name extends keyof typeof dataFiles> = z.infer<(typeof dataFiles)[Name]>;
