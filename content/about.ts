import { company, companyFacts, headOffice, offices, ofOffices, placesOf } from './company';
import type { Item, ServiceCard } from './service-page';

const { parent, references = [] } = companyFacts;

/** Who may be asked, after the invitation to ask. */
const named = references.map(({ name }) => name).join(', ');

const whoWeAre = parent
  ? `${company.name} is a wholly owned subsidiary of ${parent.name}, ${parent.trade}.`
  : `${company.name} is a cybersecurity company.`;

/** Each office with its city: “Head office in Singapore, Sri Lankan office in Colombo”. */
const where = offices.map(({ name, city }) => `${name} in ${city}`).join(', ');

/** The words of the About page, in reading order. */
export const about = {
  /** Given by the specification; a test holds it. */
  title: 'About Us',
  headline: 'Engineers who monitor, test, train and advise',
  description: `A cybersecurity company with ${ofOffices('an office', 'offices')} in ${placesOf('city')}: who we are, what we do, our vision and mission, and five reasons to choose us.`,
  intro: `${whoWeAre} We serve startups and global enterprises from ${placesOf('city')}.`,
  services: {
    /** Given by the specification; a test holds it. */
    heading: 'Core Services',
    /** Their titles are given by the specification; a test holds them. */
    cards: [
      {
        route: 'mssp',
        title: 'Managed Security Services',
        /** Its first sentence is given by the specification; a test holds it. */
        text: 'Real-time monitoring and response. Our analysts work your alerts 24/7.',
      },
      {
        route: 'assessment',
        title: 'Security Assessment',
        /** Its first sentence is given by the specification; a test holds it. */
        text: 'Identify and strengthen cyber risks. We test your systems and rank what we find.',
      },
      {
        route: 'training',
        title: 'Specialized Training',
        /** Its first sentence is given by the specification; a test holds it. */
        text: 'Train teams in threat response. We teach your engineers and everyone else who opens email.',
      },
      {
        route: 'consultancy',
        title: 'Cyber Consultancy',
        /** Its first sentence is given by the specification; a test holds it. */
        text: 'Strategic cybersecurity for business. We write policies, rate risks or lead your security part-time.',
      },
    ],
  },
  /** Their titles are given by the specification; a test holds them. */
  statements: [
    {
      title: 'Vision',
      /** Given by the specification; a test holds it. */
      text: 'To be the trusted partner of choice in delivering cybersecurity services.',
    },
    {
      title: 'Mission',
      /** Given by the specification; a test holds it. */
      text: 'To provide reliable, efficient and cost-effective cybersecurity services.',
    },
  ],
  reasons: {
    /** Given by the specification; a test holds it. */
    heading: 'Why Choose Us?',
    /** Their titles are given by the specification; a test holds them. */
    items: [
      {
        title: 'Experienced and qualified experts',
        text: 'Our quotation names who leads the work, with qualifications. If that person becomes unavailable, you may refuse the replacement.',
      },
      {
        title: 'Proven track record',
        text: `Before you sign, we name customers in your field${named && ` (${named})`}, and you speak with them without us. Our quotation shows how fast we acknowledged and escalated alerts, and contained incidents, in the last three months.`,
      },
      {
        title: 'Innovation-driven mindset',
        text: 'As attackers change their methods, we revise our detection rules, test cases and courses. You can read every rule that we write for you.',
      },
      {
        title: 'End-to-end security services',
        text: 'With your consent, a test finding can become a detection rule, a lesson or a policy.',
      },
      {
        title: 'Tailoring to unique requirements',
        text: 'We write each scope for your systems, your regulator and your budget.',
      },
    ],
  },
  firm: {
    heading: 'The firm in brief',
    items: [
      {
        title: ofOffices('Office', 'Offices'),
        text: `${where}. Your contract says where your data is read.`,
      },
      {
        title: 'What we sell',
        text: 'We sell monitoring, tests, reviews, training and advice: see [samples](sampleReports).',
      },
      {
        title: 'What we do not sell',
        text: 'We do not sell certificates, incident response on retainer, forensics for courts or red-team exercises, and we do not rebuild systems. We say whom to ask instead.',
      },
      {
        title: 'Who does the work',
        text: 'One of the people who will do the work joins the first call. Analysts work in shifts, 24/7.',
      },
      {
        title: 'Our terms',
        text: 'The page [Prices and terms](buying) sets out our prices, the credits we owe, how a contract ends and the [terms for banks](banks). [Standards](standards) lists the clauses that we help you meet.',
      },
    ],
  },
  people: {
    heading: 'Who you will work with',
    leads: 'Leads',
    onShift: 'On shift',
    hours: `${headOffice.city} time`,
  },
  /** Given by the specification; a test holds it. */
  quote: 'Security is a promise to protect what matters most.',
  callToAction: 'Tell us what you need to protect',
} as const satisfies {
  /** The page's one main heading; also its title in search results. */
  title: string;
  /** The first line of the lead, in the visitor's words. */
  headline: string;
  /** What search results say, 110 to 160 characters. */
  description: string;
  /** Two or three sentences under the main heading: who the company is, for whom, from where. */
  intro: string;
  /** The numbered cards that lead to the four services. */
  services: {
    /** Over the cards. */
    heading: string;
    /** In their order; the numbers are added. */
    cards: readonly ServiceCard[];
  };
  /** Vision and mission, one sentence each. */
  statements: readonly Item[];
  /** Why a buyer would choose the company. */
  reasons: {
    /** Over the rows. */
    heading: string;
    /** A reason left, what it means for the buyer right. */
    items: readonly Item[];
  };
  /** What the firm is, a fact a row. */
  firm: { heading: string; items: readonly Item[] };
  /** Around the people and the room of content/company.json; nothing is shown while it names none. */
  people: {
    /** Over all of it. */
    heading: string;
    /** Over who leads the work. */
    leads: string;
    /** Over who works the shifts. */
    onShift: string;
    /** After the hours of a person: whose clock they are by. */
    hours: string;
  };
  /** Closing quote, one or two sentences, without quotation marks. */
  quote: string;
  /** The heading over the Contact Us button that ends the page. */
  callToAction: string;
};
