/** A telephone number as people read it and as a `tel:` link needs it. */
export interface Phone {
  /** Grouped for reading, with the country code. */
  display: string;
  /** The same digits, `+` and no spaces. */
  dial: `+${number}`;
}

/** A place in degrees; what lies south or west is negative. */
export interface Coordinates {
  /** Degrees north, −90 to 90. */
  latitude: number;
  /** Degrees east, −180 to 180. */
  longitude: number;
}

export interface Office {
  /** What the office is, as a heading. */
  name: string;
  city: string;
  country: string;
  /** Street lines, top to bottom. */
  address: readonly string[];
  phone: Phone;
  /** IANA time zone, for the local time beside the address and the telephone. */
  timeZone: string;
  /** The city's place on the map beside the address; without it there is no map. */
  coordinates?: Coordinates;
}

/** A licence to provide the services, as the authority gave it. */
export interface Licence {
  /** What it is for and who gave it. */
  name: string;
  number: string;
  /** The last day on which it holds, `YYYY-MM-DD`; from the next on it is not printed. */
  expires: string;
}

/** A certificate that the company holds. */
export interface Certificate {
  /** The standard or scheme, with its edition. */
  name: string;
  /** Who certified it. */
  body: string;
  /** The last day on which it holds, `YYYY-MM-DD`; from the next on it is not printed. */
  expires: string;
}

/** What is measured, and what the contract says of it. */
export interface ServiceLevel {
  measure: string;
  level: string;
}

/** The company that owns this one. */
export interface Parent {
  name: string;
  /** What kind of company it is, with its article. */
  trade: string;
}

/** Facts that only the company knows. One that is left out is not printed anywhere. */
export interface CompanyFacts {
  /** In the footer, on About and the privacy page, and in structured data. */
  parent?: Parent;
  /** In the legal line of the footer. */
  registrationNumber?: string;
  /** In the legal line of the footer, and on service pages. */
  licence?: Licence;
  /** On service pages. */
  certificates?: readonly Certificate[];
  /** On service pages: kind and sum, one line. */
  insurance?: string;
  /** On service pages. */
  serviceLevels?: readonly ServiceLevel[];
  /** On service pages: how staff are vetted, one line. */
  staffVetting?: string;
  /** On service pages: who else does part of the work, and which part, one line. */
  subcontractors?: string;
  /** On service pages: the places from which systems are monitored, one line. */
  monitoredFrom?: string;
  /** On service pages: who may be asked about the work, one line. */
  references?: string;
  /** On service pages: the shortest contract and the smallest scope, one line. */
  minimumTerm?: string;
  /** On the contact page: by when a message is answered, one line. */
  responseTime?: string;
  /** On the privacy page: how long messages are kept, one sentence. */
  messageRetention?: string;
  /** On the privacy page: whom to ask about personal data. */
  dataProtection?: { name: string; email: string };
}

export interface Company {
  name: string;
  shortName: string;
  xdrProduct: string;
  email: string;
  offices: Readonly<Record<string, Office>>;
  socials: readonly { name: string; url: `https://${string}` }[];
  copyrightYear: number;
}

/**
 * Every fact about the company. The name is a stand-in; street lines and telephone numbers are
 * PLACEHOLDERS, to be replaced before launch.
 */
export const company = {
  /** The full name, as in titles and the legal line. */
  name: 'Vigilane Cyber Security',
  /** The short name, as in the logo. */
  shortName: 'Vigilane',
  /** The third-party XDR product behind MDR as a Service, a stand-in: every page that mentions it takes it from here. */
  xdrProduct: 'Placeholder XDR',
  /** The support address. */
  email: 'support@vigilane.example',
  offices: {
    singapore: {
      name: 'Head office',
      city: 'Singapore',
      country: 'Singapore',
      address: ['Placeholder Street 1, #00-00', 'Singapore 000000'],
      phone: { display: '+65 6000 0000', dial: '+6560000000' },
      timeZone: 'Asia/Singapore',
      coordinates: { latitude: 1.35, longitude: 103.82 },
    },
    colombo: {
      name: 'Sri Lankan office',
      city: 'Colombo',
      country: 'Sri Lanka',
      address: ['Placeholder Road 1', 'Colombo 00000', 'Sri Lanka'],
      phone: { display: '+94 11 000 0000', dial: '+94110000000' },
      timeZone: 'Asia/Colombo',
      coordinates: { latitude: 6.93, longitude: 79.85 },
    },
  },
  /** The social network and the professional network: stand-ins, so that nobody else's profile is linked. */
  socials: [
    { name: 'Facebook', url: 'https://facebook.example/vigilane' },
    { name: 'LinkedIn', url: 'https://linkedin.example/company/vigilane' },
  ],
  /** The year in the copyright line. */
  copyrightYear: 2026,
} as const satisfies Company;

/** Every office, the head office first. */
export const offices: readonly Office[] = Object.values(company.offices);

/** Whom a visitor calls; undefined where the company lists no office. */
export const [headOffice] = offices;

/** Fill in what holds; `npm run check:launch` asks for the licence and the data protection contact. */
export const companyFacts: CompanyFacts = {
  parent: { name: 'Meridale Technologies', trade: 'an information technology company' },
};

const { parent } = companyFacts;

/** Who owns the company, one line for the footer; empty where nobody does. */
export const parentLine = parent ? `A fully owned subsidiary of ${parent.name}.` : '';
