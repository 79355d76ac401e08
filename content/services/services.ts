import { ofOffices, placesOf } from '../company';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';

export const services = {
  title: 'Services',
  headline: 'Which security problem do you need solved?',
  searchTitle: 'Cyber security services compared',
  description:
    'Four kinds of cybersecurity service: managed security, assessment, training and consultancy. What each is for, what drives its price, and how to start.',
  intro:
    'Cybersecurity services of four kinds: monitoring, testing, training and consultancy, for companies from startups to global enterprises. Start from the problem in front of you.',
  sections: [
    {
      kind: 'cards',
      heading: 'Four kinds of service',
      cards: [
        {
          title: 'Managed Security Services',
          text: 'Analysts monitor your systems 24/7 and raise incidents to the person who can act.',
          route: 'mssp',
        },
        {
          title: 'Security Assessment',
          text: 'A project that tests or reviews a system and ends in ranked findings.',
          route: 'assessment',
        },
        {
          title: 'Security Training',
          text: 'Courses for technical teams, and awareness sessions for everyone else.',
          route: 'training',
        },
        {
          title: 'Security Consultancy',
          text: 'Risk, standards, policies and data: decisions made, written down and owned.',
          route: 'consultancy',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Start from your situation',
      suits: [
        'you need several services, as when an audit finding needs a rule and a test',
        'you are drawing up a budget and want to see the whole range',
      ],
      instead: [
        { when: 'you run a SIEM that nobody reads', choose: 'siem' },
        { when: 'your endpoint tool raises alerts after hours', choose: 'edr' },
        { when: 'you want an XDR licence, set-up and monitoring in one contract', choose: 'mdr' },
        { when: 'you have no tools and want the whole operation run', choose: 'soc' },
        { when: 'an application goes live soon', choose: 'vapt' },
        { when: 'a customer names a standard and asks where you stand', choose: 'gap' },
        { when: 'you own source code that nobody independent has read', choose: 'codeReview' },
        { when: 'staff approve payments by email', choose: 'phishing' },
        { when: 'you cannot yet say which risk comes first', choose: 'risk' },
      ],
    },
    {
      kind: 'steps',
      heading: 'From first message to first result',
      steps: [
        {
          title: 'Describe',
          text: 'We reply with the questions that decide the scope, and say so if another service fits better.',
          customer:
            'Tell us what prompted this: an audit finding, an incident, a tender, a renewal.',
        },
        {
          title: 'Agree scope',
          text: 'Systems, people, dates and exclusions go on one page before any quotation is made. That page becomes part of the contract.',
          customer: 'Confirm who owns each system.',
        },
        {
          title: 'Do the work',
          text: 'Monitoring starts source by source; a project follows the steps on its own page.',
          customer: 'Name one contact for questions.',
        },
        {
          title: 'Use the results',
          text: 'We go through them with the people who must act. Findings pass from one service to another only with your consent.',
          customer: 'Decide what is fixed, accepted or monitored.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What decides price and duration',
      intro: 'Estimates will do for the first conversation.',
      columns: ['Service', 'The price depends on', 'The time depends on'],
      rows: [
        [
          'Managed security',
          'Devices, log volume and sources',
          'How soon each source is connected; then the term of the contract',
        ],
        [
          'Assessment',
          'Applications, roles, addresses, devices or sites in scope',
          'Access, test windows and how soon fixes are ready to be checked',
        ],
        [
          'Training',
          'Groups, languages and how far labs are adapted',
          'When participants can be released',
        ],
        [
          'Consultancy',
          'Sites, interviews and the standards that apply',
          'How quickly the people concerned can be met',
        ],
      ],
    },
    {
      kind: 'exchange',
      provide: [
        'A sponsor, a daily contact, and any outside deadline',
        'Written authority from the owner of each system we touch',
        'Access that is named, limited and revocable',
      ],
      receive: [
        'A scope page with inclusions and exclusions',
        'Results that keep what was observed apart from what is inferred',
        'A list of sub-contractors and group companies with access, to which none is added without your consent',
        'Audit and inspection rights as agreed, for you and your regulator; continuity and liability terms',
        'The hours within which we report a breach on our side',
        'Return or deletion of the data we hold at the end, confirmed in writing; for data held by a platform’s vendor, who deletes it and by when',
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Must we take more than one service?',
          answer:
            'Each service has its own contract, so take what you need. Combining them pays where one result is the input of another: a finding of a [penetration test](vapt) can become a detection rule.',
        },
        {
          question: 'We have no security staff. Where do we begin?',
          answer:
            'With the first ten steps for such firms on our [blog](blog); most need no purchase. After those, a [gap assessment](gap) shows what a customer or regulator would ask for, or a [vCISO](vciso) leads for a few days a month.',
        },
        {
          question: 'What separates MDR from SOC as a Service?',
          answer:
            'How much is monitored. MDR covers one XDR platform; a SOC covers all the log sources that the contract lists. The [managed services page](mssp) compares all five.',
        },
        {
          question: 'Can you test what you also monitor?',
          answer:
            'Yes, and the report says so. If a customer or regulator wants an independent tester, give that test to another firm.',
        },
        {
          question: 'Where is the work done, and where does data go?',
          answer: `Our ${ofOffices('office is', 'offices are')} in ${placesOf('city')}. The quotation names the country of each shift, and the contract names the countries from which your data may be viewed. Tell us of any limit in your [first message](contact).`,
        },
        {
          question: 'How do the services map to NIST CSF?',
          answer:
            'NIST CSF 2.0 has six functions. Consultancy serves mainly Govern and Identify, assessment Identify, training Protect, managed services Detect and Respond. Recover stays largely with your own operations.',
        },
      ],
    },
  ],
  quote: 'Start with the question you need answered, and buy the service that answers it.',
  callToAction: 'Ready to strengthen your digital defenses?',
  sources: [documents.csf],
} as const satisfies ServicePage;
