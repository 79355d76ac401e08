import { company, companyFacts } from '../company';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { msspSpecimen } from '../specimens/mssp';
import { analystsAtNight } from '../specimens/quotation';

export const mssp = {
  /** Given by the specification; a test holds it. */
  title: 'MSSP Services',
  headline: 'Who watches your systems tonight?',
  searchTitle: 'Managed security services (MSSP) compared',
  description:
    'SOC, SIEM, MDR, EDR/XDR and phishing simulation compared: who owns the tool, what we monitor, who does what, and which of the five fits what you have.',
  intro:
    'We monitor your systems 24/7, so you need no night shift. Four services put our analysts on your alerts, and a fifth tests how your staff react to phishing. If you have no tool of your own, choose MDR. Choose SOC as a Service instead if a customer or regulator wants the logs of your servers monitored too.',
  sections: [
    {
      kind: 'cards',
      heading: 'Managed services',
      /** Their titles are given by the specification; a test holds them. */
      cards: [
        {
          title: 'SOC as a Service',
          text: 'You have no tool and need the logs of many systems watched. We supply a SIEM and monitor it.',
          route: 'soc',
        },
        {
          title: 'SIEM as a Service',
          text: 'You own the SIEM, the tool that collects your logs. We run its detection rules and work its alerts.',
          route: 'siem',
        },
        {
          title: 'Managed MDR Service',
          text: `We supply the licence for ${company.xdrProduct}, set it up and monitor it.`,
          route: 'mdr',
        },
        {
          title: 'EDR/XDR as a Service',
          text: 'We monitor the EDR that you already run, or your XDR, which can add email and sign-ins.',
          route: 'edr',
        },
        {
          title: 'Phishing Simulation',
          text: 'To test your staff, we send them phishing emails from our own tool and report what happened.',
          route: 'phishing',
        },
      ],
    },
    msspSpecimen,
    {
      kind: 'technologies',
      /** Given by the specification; a test holds it. */
      heading: 'Authorized MSSP Technologies',
      intro: 'We support these, and others.',
      list: 'authorized',
      motion: 'still',
    },
    {
      kind: 'steps',
      heading: 'How set-up works',
      steps: [
        {
          title: 'Inventory',
          text: 'We list what raises alerts today, where they land and who closes them.',
          customer: 'tell us when your licences expire and whom to phone at night.',
        },
        {
          title: 'Recommendation',
          text: 'We propose what fits, and list the parts of your estate it would not see.',
          customer: 'accept the blind spots or widen the scope.',
        },
        {
          title: 'Responsibility matrix',
          text: 'For each task we write down who acts and who is told, as in the sample.',
          customer: 'have the system owners sign the matrix.',
        },
        {
          title: 'Handover test',
          text: 'We send a harmless test event from each source to our queue. We escalate at least one of these events, by phoning you.',
          customer: 'answer the call and correct the contact plan if we rang the wrong phone.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why a managed service?',
      items: [
        {
          title: 'Duties are written down',
          text: 'PCI DSS v4.0.1 requirement 12.8.5 expects a record of which requirements your provider manages, which you manage and which you share. Your responsibility matrix can be that record.',
        },
        {
          title: 'Your supplier review has evidence',
          text: 'ISO/IEC 27001:2022 control A.5.22 asks you to monitor and review suppliers; our tickets and monthly figures help.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Your tool first',
          text: 'If the product you own can do the work, we tell you to keep it. A licence from us has its own price, and we say what we earn on it.',
        },
        {
          title: 'Blind spots named',
          text: 'Before you sign, you read what the service will not see, and which [assessment](assessment) would test that.',
        },
        {
          title: 'Your staff are sensors too',
          text: 'An employee may spot an attack first. A [simulation](phishing) shows how many of your staff would report it.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'alerts raised after office hours wait until morning',
        'a customer contract demands continuous monitoring',
        'your administrators do security on top of their other work',
      ],
      instead: [
        { when: 'nobody has tested what an attacker could reach', choose: 'vapt' },
        { when: 'you cannot yet say which systems deserve the money', choose: 'risk' },
        { when: 'you have analysts who need practice', choose: 'training' },
        {
          when: 'your plant runs on machine controllers, which we do not monitor',
          choose: 'networkArchitecture',
        },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'What does 24/7 mean here?',
          answer: `Analysts are on shift at every hour, weekends and public holidays included. The sample quotation on [Prices and terms](buying) lists each shift by office, with ${analystsAtNight} analysts every night.`,
        },
        {
          question: 'How do you take over from another provider?',
          answer:
            'We take over source by source, so that no system goes unwatched: until a test event from a source has reached our queue, the other provider keeps it. Ask that provider for its rules, exceptions and open tickets, and for some weeks in which both of us monitor. We read each exception before we adopt it, and your new permission matrix replaces theirs.',
        },
        {
          question: 'Does a provider need a licence?',
          answer: `In Singapore, yes. Under Part 5 of the Cybersecurity Act 2018 a provider needs one licence to sell, or even advertise, managed SOC monitoring, and another for penetration testing. Under conditions set in 2026 a licensee must also hold either the Cyber Trust mark at its third tier, called Promoter, or a certificate to ISO/IEC 27001. In addition it must hold the Data Protection Trustmark (SS 714:2025) or an equivalent. A licensee that relies on the Cyber Trust mark has until 31 December 2026 to obtain it. ${companyFacts.certificates?.length ? 'Ours are printed beside our licences.' : 'Our certificates come with our quotation.'}`,
        },
        {
          question: 'Does outsourcing move the legal responsibility to you?',
          answer:
            'No. Under Singapore’s PDPA you stay liable for personal data that we process on your behalf, while we must protect it ourselves. If you are a bank, [see what you get from us](banks).',
        },
        {
          question: 'Do you watch machines and their controllers?',
          answer:
            'No. We read no logs of controllers and put no agent on them. We watch the office, its servers, operator screens that can carry an agent, and the firewall in front of the plant if its logs are in scope. For the plant itself, ask a firm that monitors industrial networks. A [network architecture review](networkArchitecture) shows how close an intruder in the office can get to the plant.',
        },
      ],
    },
  ],
  quote: 'Before you sign, we write down what the service will see and what it will not.',
  callToAction: 'Ask which service fits your tools',
  sources: [
    documents.pciDss,
    documents.iso27001,
    documents.cybersecurityAct,
    documents.licenceConditions,
    documents.pdpa,
  ],
} as const satisfies ServicePage;
