import { exampleDuration } from '../example-durations';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { riskSpecimen } from '../specimens/risk';

export const risk = {
  title: 'Risk Assessment',
  headline: 'Decide which risks you carry and which you fix',
  searchTitle: 'Information Security Risk Assessment',
  description:
    'We write your security risks as scenarios, rate them on scales you approve and compare the ways to treat them. You get a register, a plan and a board paper.',
  intro:
    'A risk assessment shows which security project should go first, and why. We write your risks as scenarios, rate them on scales you approve, and compare each treatment’s effort with what it would change.',
  sections: [
    {
      kind: 'features',
      heading: 'What we look at',
      items: [
        {
          title: 'Processes before systems',
          text: 'We start with what must keep running, such as order intake or payroll. Then we trace the applications, sites and people it depends on.',
        },
        {
          title: 'Data by its label',
          text: 'If you have a [classification scheme](dataClassification), its labels set the impact of a disclosure. If you don’t, data owners estimate it and the register says so.',
        },
        {
          title: 'Suppliers and shared platforms',
          text: 'A provider that five processes use is one point of failure. We write it up as its own scenario, with the contract terms that would apply.',
        },
        {
          title: 'Technical findings',
          text: 'We use open results from [VAPT](vapt), audits and monitoring as evidence of likelihood. We don’t copy them in as risks.',
        },
      ],
    },
    riskSpecimen,
    {
      kind: 'exchange',
      provide: [
        'A decision maker who owns the acceptance criteria',
        'Process owners for the workshops, with time to prepare',
        'System and supplier lists',
        'Incident, audit and test reports that still apply',
      ],
      receive: [
        'The method on paper: scales, criteria, roles and review dates',
        'A risk register you can edit, with owner, evidence and confidence for each risk',
        'A treatment plan with the days, order and expected effect of each action',
        'Acceptance sheets to sign',
        'A short board paper on the risks above the line',
      ],
    },
    {
      kind: 'steps',
      heading: 'Six steps to a signed register',
      intro: `The sequence follows ISO/IEC 27005:2022. Threat and likelihood factors draw on NIST SP 800-30 Revision 1. ${exampleDuration('risk')}`,
      steps: [
        {
          title: 'Context',
          text: 'We write impact scales and acceptance criteria in your units: money, hours of outage, people affected, duties breached.',
          customer: 'approve the scales before we rate anything.',
        },
        {
          title: 'Identification',
          text: 'In workshops we write every scenario the same way: who acts, on which asset, through which weakness, with what result.',
          customer:
            'send process owners as well as IT, and anyone who lived through a past incident.',
        },
        {
          title: 'Analysis',
          text: 'We rate likelihood and impact as if no control worked (the inherent rating), then with each control. Beside each rating stand the evidence and our confidence in it.',
          customer: 'give us incident records, test reports and proof that controls work.',
        },
        {
          title: 'Evaluation',
          text: 'We set the ratings against your acceptance criteria, then challenge the ranking in one session with every risk owner.',
          customer: 'confirm or contest the ranking in writing.',
        },
        {
          title: 'Treatment',
          text: 'For each risk above the line, you can avoid, modify, share or retain it. We compare each option’s effort, in your days and ours, and the rating to expect afterwards.',
          customer: 'decide, name an owner and a date, and sign for what you retain.',
        },
        {
          title: 'Review',
          text: 'On the review date, or after a major change, we test the assumptions again and check whether finished treatments worked.',
          customer: 'tell us about acquisitions, new suppliers and incidents.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why assess risk?',
      items: [
        {
          title: 'Projects compete on the same terms',
          text: 'The register shows which project lowers which risk. If a tool lowers none of them, you can say no to it.',
        },
        {
          title: 'Standards start from risk',
          text: 'ISO/IEC 27001:2022 clause 6.1.2 requires a defined risk assessment process with comparable results. Under clause 6.1.3 you choose controls from its outcome. GDPR Article 32 asks for security appropriate to the risk.',
        },
        {
          title: 'Some owners must, every year',
          text: 'Under Singapore’s Cybersecurity Act 2018, owners of provider-owned critical information infrastructure assess its risk at least once a year. Since October 2025, a provider designated for third-party-owned infrastructure must bind its owner to do the same.',
        },
        {
          title: 'You see who accepts what',
          text: 'You carry a risk whether or not anyone has signed for it. The register names who does.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Reasons beside ratings',
          text: 'Your successor can see what a rating rests on and, if they disagree, change that one input.',
        },
        {
          title: 'We show uncertainty',
          text: 'Where evidence is thin, the register says “low confidence” and names the test that would settle it.',
        },
        {
          title: 'No product at the end',
          text: 'Each treatment says what a control must achieve. We name a tool only if you already own one that does it.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you have more proposed projects than budget, and must defend the order',
        'an auditor wants the reasoning behind your controls or your Statement of Applicability',
        'a merger, cloud move or new product changes what you depend on',
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
            'Qualitative, on scales with stated thresholds. If the size of a loss decides what you spend, we add a range in money for that risk and say where its ends come from.',
        },
        {
          question: 'How long does it take, and what sets the price?',
          answer:
            'The number of processes sets the price. How soon we can meet their owners sets the time. You can start with one process as a pilot.',
        },
        {
          question: 'Does this replace a DPIA?',
          answer:
            'No. A DPIA under GDPR Article 35 weighs the risk to individuals. This assessment weighs the risk to your organization. If a scenario suggests that you need a DPIA, we mark it for your privacy lead.',
        },
        {
          question: 'Does it satisfy PCI DSS?',
          answer:
            'Not by itself. Requirement 12.3.1 of v4.0.1 calls for targeted risk analyses, each tied to a particular requirement. You document each one and review it at least every twelve months. They can reuse the threats in this register.',
        },
      ],
    },
  ],
  quote: 'We want every risk in your register to have an owner and a decision.',
  callToAction: 'Bring us the risk you argue about most',
  sources: [
    documents.iso27005,
    documents.sp80030,
    documents.iso27001,
    documents.cybersecurityAct,
    documents.gdpr,
    documents.pciDss,
  ],
} as const satisfies ServicePage;
