import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { riskSpecimen } from '../specimens/risk';

export const risk = {
  title: 'Risk Assessment',
  headline: 'Decide which risks you carry and which you fix',
  searchTitle: 'Information Security Risk Assessment',
  description:
    'Information security risks written as scenarios, rated on scales you approve, and treated or accepted over a named signature. Method, register and measures.',
  intro:
    'For managers who must choose between security projects, or show how they chose. We write your risks as scenarios, rate them on scales you approve, and compare what each treatment would change.',
  sections: [
    riskSpecimen,
    {
      kind: 'features',
      heading: 'What goes into the assessment',
      items: [
        {
          title: 'Processes before systems',
          text: 'We begin with what must keep running, such as order intake or payroll, then trace the applications, sites and people it stands on.',
        },
        {
          title: 'Data by its label',
          text: 'If you have a [classification scheme](dataClassification), its labels set the impact of disclosure. If not, data owners estimate it and the register says so.',
        },
        {
          title: 'Suppliers and shared platforms',
          text: 'A provider used by five processes is one point of failure. It enters as a scenario of its own, with the contract terms that would apply.',
        },
        {
          title: 'Technical findings',
          text: 'Open results from [VAPT](vapt), audits and monitoring serve as evidence for likelihood; they are not copied in as risks.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Six steps to a signed register',
      intro:
        'The sequence follows ISO/IEC 27005:2022; threat and likelihood factors draw on NIST SP 800-30 Revision 1.',
      loops: true,
      steps: [
        {
          title: 'Context',
          text: 'Impact scales and acceptance criteria are written in your units: money, hours of outage, people affected, duties breached.',
          customer: 'Approve the scales before anything is rated.',
        },
        {
          title: 'Identification',
          text: 'Workshops yield scenarios of one form: who acts, on which asset, through which weakness, with what result.',
          customer:
            'Send process owners as well as IT, and anyone who lived through a past incident.',
        },
        {
          title: 'Analysis',
          text: 'Likelihood and impact are rated as if no control worked, the inherent rating, and then with each control. Each rating shows its evidence and our confidence in it.',
          customer: 'Supply incident records, test reports and proof that controls operate.',
        },
        {
          title: 'Evaluation',
          text: 'Ratings are set against the acceptance criteria, and the ranking is challenged in one session with all risk owners present.',
          customer: 'Confirm or contest the ranking in writing.',
        },
        {
          title: 'Treatment',
          text: 'For each risk above the line we compare avoiding, modifying, sharing and retaining it, with the effort and the rating to expect afterwards.',
          customer: 'Decide, name an owner and a date, and sign what is retained.',
        },
        {
          title: 'Review',
          text: 'On the agreed date, or after a major change, assumptions are tested again and finished treatments checked for effect.',
          customer: 'Report acquisitions, new suppliers and incidents.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why perform a risk assessment?',
      items: [
        {
          title: 'Projects compete on the same terms',
          text: 'The register shows which project lowers which scenario. A tool with no scenario behind it is easy to decline.',
        },
        {
          title: 'Standards start from risk',
          text: 'ISO/IEC 27001:2022 clause 6.1.2 requires a defined risk assessment process with comparable results, and clause 6.1.3 selects controls from its outcome. GDPR Article 32 asks for security appropriate to the risk.',
        },
        {
          title: 'Some have a yearly duty',
          text: 'Singapore’s Cybersecurity Act 2018 makes owners of provider-owned critical information infrastructure assess its risk at least once a year. Since October 2025 a provider designated for third-party-owned infrastructure has a similar duty.',
        },
        {
          title: 'Acceptance becomes visible',
          text: 'An unsigned risk is still being carried. The register shows who carries it.',
        },
      ],
    },
    {
      kind: 'exchange',
      provide: [
        'A decision maker who owns the acceptance criteria',
        'Process owners for the workshops, and time to prepare them',
        'System and supplier lists',
        'Incident, audit and test reports that are still relevant',
      ],
      receive: [
        'The method on paper: scales, criteria, roles and review dates',
        'An editable risk register with owner, evidence and confidence',
        'A treatment plan with effort, order and expected effect',
        'Acceptance sheets for signature',
        'A short paper for the board on the risks above the line',
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Reasons beside ratings',
          text: 'A successor who disagrees with a rating can see what it rested on and change that one input.',
        },
        {
          title: 'Uncertainty is shown',
          text: 'Where evidence is thin the register says “low confidence” and names the test that would settle it.',
        },
        {
          title: 'No product at the end',
          text: 'Treatments state what a control must achieve. We name a tool only where you already own one that does it.',
        },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Are the ratings qualitative or in money?',
          answer:
            'Qualitative, on scales with stated thresholds. For the few risks where a spending decision turns on the size of the loss, we add a range in money and say where its ends come from.',
        },
        {
          question: 'How long does it take, and what sets the price?',
          answer:
            'That depends on the processes, the sites and how soon we can meet their owners. One process can be a pilot.',
        },
        {
          question: 'Does this replace a DPIA?',
          answer:
            'No. A DPIA under GDPR Article 35 weighs the risk to individuals; this assessment weighs the risk to your organisation. Scenarios that point to the need for one are marked for your privacy lead.',
        },
        {
          question: 'Does it satisfy PCI DSS?',
          answer:
            'Not by itself. Requirement 12.3.1 of v4.0.1 calls for targeted risk analyses tied to particular requirements, each documented and reviewed every twelve months. They can reuse this register’s threats.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'there are more proposed projects than budget, and the order must be defended',
        'an auditor wants the reasoning behind your controls or your Statement of Applicability',
        'a merger, cloud move or new product changes what you depend on',
      ],
      instead: [
        { when: 'the question is what you lack for a named standard', choose: 'gap' },
        { when: 'you must know whether one application can be broken into', choose: 'vapt' },
        { when: 'no one in house could carry the decisions forward', choose: 'vciso' },
      ],
    },
  ],
  quote: 'A risk register is finished when each entry has a decision.',
  callToAction: 'Decide which risks are worth carrying',
  sources: [
    documents.iso27005,
    documents.sp80030,
    documents.iso27001,
    documents.cybersecurityAct,
    documents.gdpr,
    documents.pciDss,
  ],
} as const satisfies ServicePage;
