import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { policySpecimen } from '../specimens/policy';

export const policy = {
  title: 'Information Security Policy Development',
  headline: 'Security rules your people can follow',
  description:
    'Security policies that staff can follow and assessors can trace: four layers of documents, written with the people who will own them, in your own template.',
  intro:
    'If your rules are missing, copied or out of date, we write security policies from the way you work, and test each rule with the person who will own it.',
  sections: [
    {
      kind: 'features',
      heading: 'Layers of documents',
      items: [
        {
          title: 'Information security policy',
          text: 'A few pages that top management signs, with the objectives and the commitments that ISO/IEC 27001:2022 clause 5.2 asks for.',
        },
        {
          title: 'Topic-specific policies',
          text: 'Access control, supplier security, backup, secure development, use of AI services: only topics your risks call for, each with one accountable owner.',
        },
        {
          title: 'Standards',
          text: 'The figures, such as passphrase length, days to patch and log retention. They change often, so they stand apart and need no board signature.',
        },
        {
          title: 'Procedures and records',
          text: 'Instructions for those who carry a rule out, and the trace each leaves: a joiner form, an access review, an exception.',
        },
      ],
    },
    policySpecimen,
    {
      kind: 'steps',
      heading: 'Drafting and approval',
      steps: [
        {
          title: 'Inventory',
          text: 'We collect every rule in force, including those that live in emails and contracts, and mark conflicts and rules without an owner.',
          customer: 'Hand over approved texts, and tell us of unwritten customs.',
        },
        {
          title: 'Framework',
          text: 'A map assigns each obligation to one document. A [gap assessment](gap) or a [risk register](risk), where you have one, supplies much of it.',
          customer: 'Confirm the obligations and name an owner for each document.',
        },
        {
          title: 'Drafting',
          text: 'A statement says who must do what, by when, and what proves it. “Should” is kept for advice.',
          customer: 'Owners tell us whether each statement can be met today.',
        },
        {
          title: 'Challenge',
          text: 'Legal, HR, IT and some ordinary users try the draft on real situations. What cannot be met yet becomes a dated exception.',
          customer: 'Bring difficult cases and agree the exceptions.',
        },
        {
          title: 'Approval and launch',
          text: 'We prepare the board paper, the acknowledgement text and a briefing by role, then start the review calendar. [Training](training) can take over from there.',
          customer: 'Approve, publish and record who has acknowledged.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why write policy with care?',
      items: [
        {
          title: 'Assessors start there',
          text: 'ISO/IEC 27001:2022 A.5.1 calls for policies approved by management, published, acknowledged and reviewed. PCI DSS v4.0.1 (12.1.2) sets that review at least once every 12 months.',
        },
        {
          title: 'Data protection law expects it',
          text: 'Section 12 of Singapore’s PDPA obliges organisations to develop and implement the policies and practices they need to comply. Sri Lanka’s, Act No. 9 of 2022, asks controllers for a data protection management programme; its parts take effect by order, so ask counsel which bind you. GDPR Article 24(2) calls for data protection policies where proportionate.',
        },
        {
          title: 'Discipline needs a written rule',
          text: 'You can hold people to a rule that was published and explained.',
        },
        {
          title: 'The same argument, settled once',
          text: 'Whether a contractor may use a private laptop is answered in one place, with the route to an exception beside it.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'One duty per statement',
          text: 'Compliance with each is then a yes or a no.',
        },
        {
          title: 'Written with its owners',
          text: 'A network rule is agreed with the administrator who will be asked to prove it.',
        },
        {
          title: 'Checked against attack',
          text: 'We ask which attack or error each rule hinders. One without an answer is cut, unless a law or contract requires it.',
        },
        {
          title: 'Short enough to read',
          text: 'Detail moves down a layer until the policy can be read in one sitting.',
        },
      ],
    },
    {
      kind: 'exchange',
      provide: [
        'Existing policies, past audit findings and contracts with security clauses',
        'Access to process owners in IT, HR, legal and procurement',
        'One approver for each layer',
        'A view of the main systems, so that no rule outruns what they can enforce',
      ],
      receive: [
        'The policy set in your own template, editable, with version and owner on each document',
        'A traceability matrix from requirement to statement to evidence',
        'An exception form and register',
        'One-page summaries for staff, developers and administrators',
        'A review calendar, and the events that bring a review forward',
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you are preparing for certification or for the due diligence of a customer',
        'your policies describe an office network while the company runs on cloud services',
        'two documents contradict each other and staff follow the easier one',
      ],
      instead: [
        { when: 'you must first learn which requirements you miss', choose: 'gap' },
        { when: 'the open question is how to label and handle data', choose: 'dataClassification' },
        { when: 'the documents would have no owner after delivery', choose: 'vciso' },
        { when: 'good rules exist but nobody knows them', choose: 'training' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Can you just send us templates?',
          answer:
            'You can start from one, but a template assumes departments and tools that you may not have, and an assessor will ask for evidence of each “must” in it.',
        },
        {
          question: 'How many weeks should we plan?',
          answer:
            'That depends, like the price, on the number of documents, the obligations behind them and how many owners must agree. Allow as much time for approval as for drafting.',
        },
        {
          question: 'How many policies do we need?',
          answer:
            'One information security policy, plus the topics that your controls call for. ISO/IEC 27002:2022 gives examples of topics; several may share a document, and a small firm should let them.',
        },
        {
          question: 'Will one set serve PCI DSS and GDPR as well?',
          answer:
            'Yes, if both are mapped from the start. PCI DSS expects its policies to be documented, kept up to date, in use and known to all affected parties, so documents alone do not pass. GDPR’s 72-hour breach notification (Article 33) works only if a policy says who decides.',
        },
        {
          question: 'What if a rule cannot be met?',
          answer:
            'It gets an exception with a reason, an owner, a compensating measure and an end date, so that the departure is a decision and not an audit finding.',
        },
      ],
    },
  ],
  quote: 'Write each rule for the people who must keep it on a busy day.',
  callToAction: 'Write rules your people can keep',
  sources: [
    documents.iso27001,
    documents.iso27002,
    documents.pciDss,
    documents.pdpa,
    documents.sriLankaPdpa,
    documents.gdpr,
  ],
} as const satisfies ServicePage;
