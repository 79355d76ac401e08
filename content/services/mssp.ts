import { company } from '../company';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { msspSpecimen } from '../specimens/mssp';

export const mssp = {
  title: 'MSSP Services',
  headline: 'Who watches your systems tonight?',
  searchTitle: 'Managed security services (MSSP) compared',
  description:
    'SOC, SIEM, MDR, EDR/XDR and phishing simulation compared: who owns the tool, what is monitored, who does what, and which of the five fits what you have.',
  intro:
    'Security monitoring for companies that cannot staff the nights. Four services put analysts on your alerts 24/7; a fifth tests how staff react to phishing. Choose by the tools you already own.',
  sections: [
    {
      kind: 'cards',
      heading: 'Managed services',
      cards: [
        {
          title: 'SOC as a Service',
          text: 'A SIEM or XDR tool plus monitoring, for a company that has neither.',
          route: 'soc',
        },
        {
          title: 'SIEM as a Service',
          text: 'The SIEM you own, the tool that collects your logs: we run its rules and alert queue.',
          route: 'siem',
        },
        {
          title: 'Managed MDR Service',
          text: `${company.xdrProduct}: licence, implementation and monitoring together.`,
          route: 'mdr',
        },
        {
          title: 'EDR/XDR as a Service',
          text: 'The agent you already have on each computer (EDR), or with email and sign-ins (XDR).',
          route: 'edr',
        },
        {
          title: 'Phishing Simulation',
          text: 'A phishing tool plus services, from scenario to report.',
          route: 'phishing',
        },
      ],
    },
    {
      kind: 'technologies',
      heading: 'Authorized MSSP Technologies',
      intro:
        'Vendors whose products these services use. Each service’s page lists what it supports; your contract names product and edition.',
      list: 'authorized',
      motion: 'carousel',
    },
    {
      kind: 'steps',
      heading: 'Onboarding',
      steps: [
        {
          title: 'Inventory',
          text: 'We list what already raises alerts, where they land and who closes them today.',
          customer: 'Send licence end dates and the name of the person to wake at night.',
        },
        {
          title: 'Recommendation',
          text: 'One service is proposed, with the parts of your estate that it would not see.',
          customer: 'Accept those blind spots or widen the scope.',
        },
        {
          title: 'Division of duties',
          text: 'For each task one side acts and the other is told, as in the sample below.',
          customer: 'Have the system owners sign the matrix.',
        },
        {
          title: 'Handover test',
          text: 'A harmless test event from each source has to reach the queue and then your phone.',
          customer: 'Pick up, and correct the contact plan where it failed.',
        },
      ],
    },
    msspSpecimen,
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'alerts raised after office hours wait until morning',
        'a customer contract demands continuous monitoring',
        'security is one of several duties of your administrators',
      ],
      instead: [
        { when: 'nobody has tested what an attacker could reach', choose: 'vapt' },
        { when: 'you cannot yet say which systems deserve the money', choose: 'risk' },
        { when: 'you have analysts who lack practice', choose: 'training' },
        { when: 'the missing role is the one that sets direction', choose: 'vciso' },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Reasons to buy security as a managed service',
      items: [
        {
          title: 'Duties are written down',
          text: 'PCI DSS v4.0.1 requirement 12.8.5 expects a record of which requirements a provider manages, which you manage and which are shared. Where PCI DSS applies, a column names the requirement for each line, so that the matrix can serve as that record; the contract also carries the acknowledgement of 12.9.1.',
        },
        {
          title: 'Supplier oversight has evidence',
          text: 'ISO/IEC 27001:2022 control A.5.22 asks you to monitor and review supplier services. Tickets and monthly figures are what such a review reads.',
        },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'How are service levels measured?',
          answer:
            'The contract states levels and counting. Unless it says otherwise, acknowledgement runs from the alert to an analyst’s name on it, escalation from the alert to your contact reached, and containment from the declared incident to the last agreed containment step.',
        },
        {
          question: 'What decides the price?',
          answer:
            'Devices, log volume and the number of sources. Any rise in price needs your signature first.',
        },
        {
          question: 'Can you accept a bank’s terms?',
          answer:
            'Send us its clauses on audit, sub-contractors, staff checks, location and incident notice first. Each is answered before the quotation.',
        },
        {
          question: 'Does a provider need a licence?',
          answer:
            'In Singapore, yes: Part 5 of the Cybersecurity Act 2018 licenses managed SOC monitoring and penetration testing. Monitoring is defined by what is done, so a SIEM, EDR or MDR service can fall under it too. Conditions revised in 2026 also require certification: see the closing note below. Ask each provider, us included, for its licence number, and put it in the contract.',
        },
        {
          question: 'Does outsourcing move the legal responsibility to you?',
          answer:
            'No. Article 32 of the GDPR binds both: you as controller remain answerable for security, and we as processor must secure what we handle.',
        },
        {
          question: 'What happens when the contract ends?',
          answer:
            'Our access is removed. Runbooks, rules and ticket history are returned in formats that your next team can open, on the dates set in the contract.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Your tool first',
          text: 'If the product you own can do the work, we recommend keeping it.',
        },
        {
          title: 'Blind spots named',
          text: 'The proposal says what the service will not see, and which [assessment](assessment) would show whether that matters.',
        },
        {
          title: 'Staff included',
          text: 'Staff reports are often a SOC’s first alert, and a [simulation](phishing) shows whether they arrive.',
        },
      ],
    },
  ],
  quote:
    'Ask every provider what its service will not see, and have the answer written into the contract.',
  callToAction: 'Find the service that fits your tools',
  sources: [
    documents.pciDss,
    documents.iso27001,
    documents.cybersecurityAct,
    documents.licenceConditions,
    documents.gdpr,
  ],
} as const satisfies ServicePage;
