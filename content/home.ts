import { company, placesOf } from './company';
import type { RouteId, ServiceId } from './routes';

/** A service on the numbered list: number, name, one line, and the pages inside it. */
export interface NumberedService {
  /** The page its title leads to. */
  route: RouteId;
  /** The service's name, after its number. */
  title: string;
  /** One sentence under the title. */
  text: string;
  /** What the service includes; each leads to its page. */
  includes: readonly { label: string; route: RouteId }[];
}

/** The words of the home page, section by section, in reading order. */
export const home = {
  description: `Cybersecurity services from ${placesOf('city')}: 24/7 monitoring, penetration testing, training and consultancy, for startups and global enterprises.`,
  hero: {
    /** The headline, one line an entry. */
    headline: ['Stay Ahead.', 'Stay Secure.'],
    lede: 'Secure your digital future with cybersecurity services: 24/7 monitoring, penetration testing, training and consultancy.',
  },
  trusted: {
    heading: 'Trusted by Leading Organizations Worldwide',
    note: 'From startups to global enterprises',
  },
  services: {
    heading: 'Four ways to work with us',
    items: [
      {
        route: 'mssp',
        title: 'Managed Security Service',
        text: 'Your logs and endpoints monitored around the clock, with your tools or ours.',
        includes: [
          { label: 'SIEM', route: 'siem' },
          { label: 'EDR/XDR', route: 'edr' },
          { label: 'MDR', route: 'mdr' },
          { label: 'SOC as a Service', route: 'soc' },
        ],
      },
      {
        route: 'assessment',
        title: 'Security Assessment',
        text: 'Systems tested and reviewed; risks, standards and data assessed.',
        includes: [
          { label: 'Risk assessment', route: 'risk' },
          { label: 'Gap assessment', route: 'gap' },
          { label: 'Data classification service', route: 'dataClassification' },
        ],
      },
      {
        route: 'training',
        title: 'Training',
        text: 'Specialised courses for the people who build and defend, and awareness sessions for everyone else.',
        includes: [],
      },
      {
        route: 'consultancy',
        title: 'Security Consultancy',
        text: 'Policies that match how you work, and a part-time security lead.',
        includes: [
          { label: 'Policy development', route: 'policy' },
          { label: 'vCISO', route: 'vciso' },
        ],
      },
    ],
  },
  managed: {
    heading: 'Managed security: whose tool, who monitors, who acts',
    lede: 'Four monitoring services, told apart by three questions. A SIEM collects your logs. EDR is the agent on each computer; XDR adds email and sign-ins. A SOC is the team that watches.',
    columns: ['Service', 'The tool', 'Who monitors', 'Who acts'],
    rows: [
      { route: 'siem', cells: ['Your SIEM', '**Us, 24/7**', 'You; us where your runbook allows'] },
      { route: 'edr', cells: ['Your EDR or XDR', '**Us, 24/7**', 'Both, by permission matrix'] },
      {
        route: 'mdr',
        cells: [`${company.xdrProduct}, licensed for you`, '**Us, 24/7**', '**Us**, by playbook'],
      },
      {
        route: 'soc',
        cells: ['SIEM or XDR, with monitoring', '**Us, 24/7**', '**Us**, with you'],
      },
    ],
    link: { label: 'Compare the managed services', route: 'mssp' },
  },
  soc: {
    heading: 'Secure Your Future with our SOC Services',
    lede: 'Three ways to find weaknesses before an attacker does, each with a report, and a re-assessment as the scope page sets out. Our SOC can watch for what they find.',
    items: [
      {
        route: 'vapt',
        title: 'VAPT Services',
        text: 'Networks, web applications, APIs and mobile apps, tested in eight steps.',
      },
      {
        route: 'networkArchitecture',
        title: 'Network Architecture Review',
        text: 'How far a break-in would spread, and a design that contains it.',
      },
      {
        route: 'networkConfiguration',
        title: 'Network Configuration Review',
        text: 'Firewall and device settings, checked against a baseline.',
      },
    ],
    link: { label: 'Learn More', route: 'soc' },
  },
  assessments: {
    heading: 'Security assessments that end in a decision',
    items: [
      {
        route: 'risk',
        title: 'Risk assessment',
        text: 'What can happen, how likely, how bad, and what it would cost to reduce it.',
      },
      {
        route: 'gap',
        title: 'Gap assessment',
        text: 'What you do, compared with ISO 27001, NIST CSF, PCI DSS or GDPR.',
      },
      {
        route: 'dataClassification',
        title: 'Data classification',
        text: 'Which data you hold, where it is, and which would do most harm if leaked.',
      },
    ],
    link: { label: 'Learn More', route: 'assessment' },
  },
  blogs: {
    heading: 'From the blog',
    link: { label: 'View Blogs', route: 'blogs' },
  },
  contact: {
    heading: 'Seeking a trusted service provider?',
    text: 'Tell us what you run and what you need.',
  },
} as const satisfies HomeContent;

interface TitledLink {
  /** The page the title leads to; for a review, also which drawing stands over it. */
  route: RouteId;
  /** Two to four words. */
  title: string;
  /** One sentence. */
  text: string;
}

interface LabelledLink {
  /** The words of the link. */
  label: string;
  /** The page it leads to. */
  route: RouteId;
}

export interface HomeContent {
  /** What search results say, 110 to 160 characters. */
  description: string;
  /** The dark band that opens the page. */
  hero: {
    /** One line an entry; joined, they are also the title in search results. */
    headline: readonly string[];
    /** One sentence under the headline. */
    lede: string;
  };
  /** The line at the foot of the opening band, above the partners' marks. */
  trusted: {
    /** Left; it is also what screen readers call the strip of marks. */
    heading: string;
    /** Right, in small type. */
    note: string;
  };
  /** The four services as numbered rows. */
  services: {
    /** Beside the rows. */
    heading: string;
    /** In their order; the numbers are added. */
    items: readonly NumberedService[];
  };
  /** The table that tells the managed services apart. */
  managed: {
    /** Over the table; it is also what screen readers call the table. */
    heading: string;
    /** One or two sentences beside the heading. */
    lede: string;
    /** The words of the first row; the first column holds the services. */
    columns: readonly string[];
    /** A service and its cells, one for each column after the first. */
    rows: readonly { route: RouteId; cells: readonly string[] }[];
    /** Under the table. */
    link: LabelledLink;
  };
  /** Three reviews, each under the drawing that explains it. */
  soc: {
    /** Over the reviews. */
    heading: string;
    /** Two or three sentences beside the heading. */
    lede: string;
    /** One review a column. */
    items: readonly (TitledLink & { route: ServiceId })[];
    /** Under the reviews; content/interface.ts has the words read out after it. */
    link: LabelledLink;
  };
  /** The assessments, beside the drawing of the risk matrix. */
  assessments: {
    /** Over the assessments. */
    heading: string;
    /** One assessment a row. */
    items: readonly TitledLink[];
    /** Under the rows; content/interface.ts has the words read out after it. */
    link: LabelledLink;
  };
  /** The newest posts of the blog. */
  blogs: {
    /** Beside the posts. */
    heading: string;
    /** Under the heading. */
    link: LabelledLink;
  };
  /** The call that ends the page, with the Contact Us button. */
  contact: {
    /** Over the button. */
    heading: string;
    /** One or two sentences under the heading. */
    text: string;
  };
}
