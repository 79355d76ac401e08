import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { riskSpecimen } from '../specimens/risk';

export const risk = {
  /** Given by the specification; a test holds it. */
  title: 'Risk Assessment',
  headline: 'Decide which risks you carry and which you fix',
  searchTitle: 'Information Security Risk Assessment',
  description:
    'We write your security risks as scenarios, rate them on scales you approve and compare the ways to treat them. You get a register, a plan and a board paper.',
  intro:
    'A risk assessment shows which security project should go first, and why. We write your risks as scenarios, rate them on scales you approve, and compare each treatment’s effort with what it would change. Your part is a few workshops and the decisions.',
  sections: [
    {
      kind: 'features',
      heading: 'What we look at',
      items: [
        {
          title: 'Processes before systems',
          text: 'We start with what must keep running, such as payroll, and trace the applications and people it depends on.',
        },
        {
          title: 'Data by its label',
          text: 'Your [classification scheme](dataClassification) sets the impact of a disclosure; without one, data owners estimate it.',
        },
        {
          title: 'Suppliers and shared platforms',
          text: 'A provider that five processes use, or that can reach your network, gets a separate scenario.',
        },
        {
          title: 'Technical findings',
          text: 'Open results from [VAPT](vapt), audits and monitoring are evidence of likelihood.',
        },
      ],
    },
    riskSpecimen,
    {
      kind: 'steps',
      heading: 'Six steps to a signed register',
      intro: 'The steps follow ISO/IEC 27005:2022 and NIST SP 800-30r1.',
      steps: [
        {
          title: 'Context',
          text: 'We write impact scales and acceptance criteria in money, hours and people affected.',
          customer: 'approve the scales before we rate anything.',
        },
        {
          title: 'Identification',
          text: 'Every scenario says who acts, on which asset, through which weakness, with what result.',
          customer: 'send process owners as well as IT.',
        },
        {
          title: 'Analysis',
          text: 'We rate likelihood and impact as if no control worked (the inherent rating), then with each control.',
          customer: 'give us incident records and proof that controls work.',
        },
        {
          title: 'Evaluation',
          text: 'We set the ratings against your criteria and challenge them with every risk owner.',
          customer: 'confirm or contest the ranking in writing.',
        },
        {
          title: 'Treatment',
          text: 'For each risk above your criteria, we weigh the effort of avoiding, modifying or sharing it against the consequence of retaining it.',
          customer: 'decide, name an owner and a date, and sign for what you retain.',
        },
        {
          title: 'Review',
          text: 'On the review date we check whether finished treatments worked.',
          customer: 'tell us about new suppliers and incidents.',
        },
      ],
      provide: [
        'A decision maker who owns the acceptance criteria',
        'Process owners for the workshops',
        'System and supplier lists, and reports that still apply',
      ],
      receive: [
        'The method on paper: scales, criteria, roles and review dates',
        'A register you can edit, with owner, evidence and confidence for each risk',
        'A treatment plan with the days, order and expected effect of each action',
        'A short board paper, and acceptance sheets to sign',
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why assess risk?',
      items: [
        {
          title: 'Projects compete on the same terms',
          text: 'If a tool lowers no risk in the register, you can say no to it.',
        },
        {
          title: 'Standards start from risk',
          text: 'ISO/IEC 27001:2022 clause 6.1.2 requires comparable results, and under clause 6.1.3 you choose controls from them. GDPR Article 32 asks for security appropriate to the risk.',
        },
        {
          title: 'A yearly duty for some CII owners',
          text: 'Under Singapore’s Cybersecurity Act 2018, owners of critical information infrastructure (CII) must assess its risk at least once a year. A designated provider of an essential service that relies on another company’s infrastructure must bind that company by contract to a yearly risk assessment.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Reasons beside ratings',
          text: 'Your successor sees what a rating rests on and can change it.',
        },
        {
          title: 'We show uncertainty',
          text: 'Where evidence is thin, the register names the test that would settle it.',
        },
        {
          title: 'No product at the end',
          text: 'Each treatment says what a control must achieve.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you have more proposed projects than budget and must defend the order',
        'a supplier’s incident showed that you do not know who can reach you',
        'an auditor wants the reasoning behind your controls',
      ],
      instead: [
        { when: 'you need to know what you lack for a named standard', choose: 'gap' },
        { when: 'you need to know whether one application can be broken into', choose: 'vapt' },
        { when: 'nobody in house can carry the decisions forward', choose: 'vciso' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Are the ratings qualitative or in money?',
          answer:
            'We assess on scales with stated thresholds. If the size of a loss decides what you spend, we add a range in money and say how we reached its lower and upper ends.',
        },
        {
          question: 'Does this replace a DPIA?',
          answer:
            'No. A DPIA under GDPR Article 35 weighs the risk to individuals. This assessment weighs the risk to your organization. If a scenario suggests that you need a DPIA, we mark it for your data protection officer.',
        },
        {
          question: 'Does it satisfy PCI DSS?',
          answer:
            'It does not by itself. Requirement 12.3.1 of v4.0.1 calls for targeted risk analyses, each tied to a particular requirement. You document each analysis and review it at least every 12 months, and can reuse the threats in this register for it.',
        },
      ],
    },
  ],
  quote: 'Every risk in your register gets an owner and a decision.',
  callToAction: 'Tell us which decision the register is for',
  sources: [
    documents.iso27005,
    documents.sp80030,
    documents.iso27001,
    documents.cybersecurityAct,
    documents.gdpr,
    documents.pciDss,
  ],
} as const satisfies ServicePage;
