import { placesOf } from './company';
import type { PricedService } from './example-durations';
import type { RouteId, ServiceId } from './routes';
import { firm, firstYearAndTest } from './specimens/quotation';

/** A service on the numbered list. */
export interface NumberedService {
  /** The page its title leads to. */
  route: RouteId;
  /** The service's name, after its number. */
  title: string;
  /** A sentence under the title. */
  text: string;
  /** The services it consists of, listed beside that. */
  services: readonly PricedService[];
  /** The one whose example price stands under the list. */
  priced: PricedService;
}

/** The words of the home page, section by section, in reading order. */
export const home = {
  description: `Cybersecurity services from ${placesOf('city')}: 24/7 monitoring, penetration testing, training and consultancy.`,
  hero: {
    /** The headline, one line an entry. Given by the specification: another is the company’s to agree. */
    headline: ['Stay Ahead.', 'Stay Secure.'],
    /** Its first sentence is given by the specification; a test holds it. */
    lede: `Secure your digital future. We are a cybersecurity company in ${placesOf('city')}. Our analysts watch your systems 24/7, and our testers find the way in first.`,
  },
  trusted: {
    /** Given by the specification; a test holds it. */
    heading: 'Trusted by Leading Organizations Worldwide',
  },
  services: {
    heading: 'Four ways to work with us',
    lede: 'We work for startups and global enterprises alike. Prices are examples, in Singapore dollars (SGD) before goods and services tax (GST).',
    /** Their titles are given by the specification; a test holds them. */
    items: [
      {
        route: 'mssp',
        title: 'Managed Security Service',
        /** The specification gives “SIEM”, “EDR/XDR”, “MDR”, “SOC as a Service”; a test holds them. */
        text: 'We watch your computers and logs 24/7, in your tools or in ours. To test your staff, we send them phishing emails.',
        services: ['siem', 'edr', 'mdr', 'soc', 'phishing'],
        priced: 'mdr',
      },
      {
        route: 'assessment',
        title: 'Security Assessment',
        /** The specification gives “Network Architecture Review”, “Network Configuration Review”, “Risk Assessment”, “Gap Assessment”, “Data Classification Service”; a test holds them. */
        text: 'In VAPT we attack the systems you name, within limits you sign. We also review your code and network, assess your risks and gaps, and classify your data.',
        services: [
          'vapt',
          'codeReview',
          'networkArchitecture',
          'networkConfiguration',
          'risk',
          'gap',
          'dataClassification',
        ],
        priced: 'vapt',
      },
      {
        route: 'training',
        title: 'Training',
        text: 'We train the people who build and defend your systems, and everyone else in awareness sessions.',
        services: ['training'],
        priced: 'training',
      },
      {
        route: 'consultancy',
        title: 'Security Consultancy',
        text: 'We write policies that fit the way you work, and lead your security part-time if you need it.',
        services: ['policy', 'vciso'],
        priced: 'vciso',
      },
    ],
    note: `Our page [Prices and terms](buying) gives example prices for every service, and a sample quotation. For example, a firm of ${firm.people} people with ${firm.laptops + firm.servers} devices pays SGD ${firstYearAndTest} in its first year for MDR, a penetration test and a review of its head-office network. Banks have [a page of their own](banks).`,
  },
  managed: {
    text: 'If you own no tool, choose MDR, or a SOC if a customer or regulator requires monitoring of your servers’ logs. [Which one do I need?](choose)',
    link: { label: 'Compare the managed services', route: 'mssp' },
  },
  soc: {
    /** Given by the specification; a test holds it. */
    heading: 'Secure Your Future with our SOC Services',
    lede: 'Tests and reviews end in a report ([see samples](sampleReports)). Until you fix a weakness, our SOC can watch for attempts to exploit it; afterwards we can test the fix.',
    /** Their titles are given by the specification; a test holds them. */
    items: [
      {
        route: 'vapt',
        title: 'VAPT Services',
        text: 'We test networks, web applications, APIs and mobile apps, in eight steps.',
      },
      {
        route: 'networkArchitecture',
        title: 'Network Architecture Review',
        text: 'We show how far a break-in would spread and design a network that contains it.',
      },
      {
        route: 'networkConfiguration',
        title: 'Network Configuration Review',
        text: 'We check firewall and device settings against a baseline.',
      },
    ],
    /** Given by the specification; a test holds it. */
    link: { label: 'Learn More', route: 'soc' },
  },
  assessments: {
    heading: 'Assessments that end in a decision',
    lede: 'For each of these three, we read records and interview people. To classify data, we also search your drives and mailboxes. We attack nothing.',
    /** Their titles are given by the specification; a test holds them. */
    items: [
      {
        route: 'risk',
        title: 'Risk Assessment',
        text: 'Learn what could happen, how likely it is, how much harm it would do, and how to reduce the risk.',
      },
      {
        route: 'gap',
        title: 'Gap Assessment',
        text: 'See what you still lack to meet a law, or a standard such as ISO/IEC 27001.',
      },
      {
        route: 'dataClassification',
        title: 'Data Classification Service',
        text: 'Find out which data you hold, where it is, and which would do the most harm if it leaked.',
      },
    ],
    /** Given by the specification; a test holds it. */
    link: { label: 'Learn More', route: 'assessment' },
  },
  blogs: {
    heading: 'From the blog',
    /** Given by the specification; a test holds it. */
    link: { label: 'View Blogs', route: 'blogs' },
  },
  contact: {
    /** Given by the specification; a test holds it. */
    heading: 'Seeking a trusted service provider?',
    text: 'Tell us what you run and what you need.',
  },
} as const satisfies HomeContent;

type Listed = (typeof home.services.items)[number]['services'][number];

/** Does not compile while a priced service stands in no family above: /buying and /sample-reports list by these. */
type _Unlisted<Service extends never = Exclude<PricedService, Listed>> = Service;

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
    /** One or two sentences under the headline. */
    lede: string;
  };
  /** Over the partners' marks, right after the dark band. */
  trusted: {
    /** It is also what screen readers call the strip of marks. */
    heading: string;
  };
  /** The four services as numbered rows, each with its page's drawing. */
  services: {
    /** Over the rows. */
    heading: string;
    /** Whom the company serves, and when. */
    lede: string;
    /** In their order; the numbers are added. */
    items: readonly NumberedService[];
    /** Under the rows: what else there is to know of the prices. */
    note: string;
  };
  /** Under the ticket of a night: where to begin, and the link to the services that watch. */
  managed: {
    text: string;
    link: LabelledLink;
  };
  /** Three reviews, each with its drawing. */
  soc: {
    /** Over the reviews. */
    heading: string;
    /** Two or three sentences beside the heading. */
    lede: string;
    /** One review a row. */
    items: readonly (TitledLink & { route: ServiceId })[];
    /** Under the reviews. */
    link: LabelledLink;
  };
  /** The assessments, each with its drawing. */
  assessments: {
    /** Over the assessments. */
    heading: string;
    /** Under the heading: whose work these are, and where the others stand. */
    lede: string;
    /** One assessment a row. */
    items: readonly TitledLink[];
    /** Under the rows. */
    link: LabelledLink;
  };
  /** The newest posts of the blog. */
  blogs: {
    /** Over the posts. */
    heading: string;
    /** Beside the heading. */
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
