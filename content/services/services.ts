import { placesOf } from '../company';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { firm, fullMonthOfFirm, mdrOfFirm, mdrOrSoc } from '../specimens/quotation';

export const services = {
  /** Given by the specification; a test holds it. */
  title: 'Services',
  headline: 'Which security problem do you need solved?',
  searchTitle: 'Cybersecurity services compared',
  description:
    'Four kinds of cybersecurity service: managed security, assessment, training and consultancy. What each is for, what you get, and how to start.',
  intro:
    'Each service has a page that says what you get and when to choose another service, and shows one of our [sample reports](sampleReports).',
  sections: [
    {
      kind: 'cards',
      heading: 'Four kinds of service',
      intro:
        'Not sure which? [Answer up to three questions](choose). Or see [prices, terms and what any contract gives you](buying); [banks](banks) have a page of their own.',
      /** Their titles are given by the specification; a test holds them. */
      cards: [
        {
          title: 'Managed Security Services',
          text: 'Our analysts monitor your systems 24/7 and, if they find an incident, contain it within your limits and call you.',
          route: 'mssp',
        },
        {
          title: 'Security Assessment',
          text: 'We test a system, review its code or its network, or assess records and decisions, and rank what we find.',
          route: 'assessment',
        },
        {
          title: 'Security Training',
          text: 'We teach courses to technical teams, and hold awareness sessions for everyone else.',
          route: 'training',
        },
        {
          title: 'Security Consultancy',
          text: 'We write policies and lead your security part-time, and record who owns each decision.',
          route: 'consultancy',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'First call',
          text: 'One of the people who would do the work joins the call and asks about your systems. If another service fits better, we say so.',
          customer:
            'bring the administrator and the manager who signs, and say what prompted this.',
        },
        {
          title: 'Agree the scope',
          text: 'We put systems, people and limits on one page before we quote. Once you accept, we add the dates, and the page becomes part of the contract.',
          customer: 'confirm who owns each system.',
        },
        {
          title: 'Do the work',
          text: 'Monitoring starts source by source. A project follows the steps on its own page.',
          customer: 'name one person who can answer our questions.',
        },
        {
          title: 'Use the results',
          text: 'We go through the findings with the people who must act. We pass a finding to another of our services only with your consent.',
          customer: 'decide what to fix, accept or monitor.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you need two services, such as a test now and monitoring afterwards',
        'you are drawing up a budget and want to see the whole range',
      ],
      instead: [
        { when: 'you run a SIEM that nobody reads', choose: 'siem' },
        { when: 'you have no tool for computers and mailboxes', choose: 'mdr' },
        { when: 'you have no tool for the logs of many systems', choose: 'soc' },
        { when: 'a customer asks for a penetration test', choose: 'vapt' },
        { when: 'a customer names a standard that you must meet', choose: 'gap' },
        { when: 'your staff approve payments by email', choose: 'phishing' },
        { when: 'you cannot yet say which risk comes first', choose: 'risk' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Must we take more than one service?',
          answer:
            'No. You can buy one alone, or several monitoring services in one contract, as in [the sample quotation](buying). A test has its own scope and its own price, outside that contract. Two together can pay off, because a finding from a [penetration test](vapt) can become a detection rule in your monitoring.',
        },
        {
          question: 'We have no security staff. Where do we begin?',
          answer: `Begin with the ten steps on our [blog](blog), written for firms without security staff. Most need no purchase. Then, if an attack that nobody sees before morning would cost you more than the service, buy [MDR](mdr): a firm of ${firm.people} people pays SGD ${mdrOfFirm} a month, or ${fullMonthOfFirm} with sign-ins and every mailbox. After that, a [risk assessment](risk) says what comes next, or a [gap assessment](gap) if somebody names a standard. A [vCISO](vciso) can lead the work part-time.`,
        },
        {
          question: 'What separates MDR from SOC as a Service?',
          answer: `They differ in how much we watch. MDR covers one XDR platform; a SOC covers all the log sources you choose to connect, and costs more. ${mdrOrSoc} The page [Prices and terms](buying) gives the price of each for the same firm. [A comparison](choose) sets the four monitoring services and Phishing Simulation side by side.`,
        },
        {
          question: 'Do you sell incident response on retainer, or forensics for courts?',
          answer:
            'Response comes with our monitoring services. Analysts contain an attack within the limits you set and hand you the evidence. For systems we do not monitor, or evidence for a court, hire an incident response firm in advance. We sell neither incident response on retainer nor forensics, but we hand your forensic firm our evidence, with a record of who has held it.',
        },
        {
          question: 'Can you test what you also monitor?',
          answer:
            'Yes, and the report says so. If a customer or regulator wants an independent tester, give that test to another firm.',
        },
        {
          question: 'Where is the work done, and where does data go?',
          answer: `We work from ${placesOf('city')}. Logs stay in your systems or in the region you choose, and our page [Prices and terms](buying) says who reads them, and in which country. If your data may be read in certain countries only, say so in your [first message](contact).`,
        },
        {
          question: 'How do the services map to NIST CSF?',
          answer:
            'NIST CSF 2.0 has six functions. Our consultancy mostly supports Govern and Identify, our assessments support Identify and Protect, and our training mostly supports Protect. Our managed services mostly support Detect and Respond. Under Recover, your team rebuilds and restores, and we only monitor the result. For the clauses, see [Standards](standards).',
        },
      ],
    },
  ],
  /** Given by the specification; a test holds it. */
  callToAction: 'Ready to strengthen your digital defenses?',
  callText:
    'Tell us what went wrong, or what is due. We will say which service fits, or that none does.',
  sources: [documents.csf],
} as const satisfies ServicePage;
