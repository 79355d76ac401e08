import { exampleDuration } from '../example-durations';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { policySpecimen } from '../specimens/policy';

export const policy = {
  title: 'Information Security Policy Development',
  headline: 'Security rules your people can follow',
  description:
    'We write security policies that your staff can follow and your assessor can trace, in your own template, with the people who will own each rule.',
  intro:
    'Are your rules missing, copied or out of date? We write security policies that match how you work, and test each rule with the person who will own it.',
  sections: [
    {
      kind: 'features',
      heading: 'What we write',
      items: [
        {
          title: 'Information security policy',
          text: 'A few pages that top management signs. They state your objectives and make the commitments that ISO/IEC 27001:2022 clause 5.2 asks for.',
        },
        {
          title: 'Topic-specific policies',
          text: 'Access control, supplier security, backup, secure development, use of AI. We write only the topics your risks call for, and each has one owner.',
        },
        {
          title: 'Standards',
          text: 'The numbers: passphrase length, days to patch, log retention. They change often, so we keep them in documents that need no board signature.',
        },
        {
          title: 'Procedures and records',
          text: 'Instructions for the people who carry out a rule, and the record each one leaves: a joiner form, an access review, an exception.',
        },
      ],
    },
    policySpecimen,
    {
      kind: 'exchange',
      provide: [
        'Existing policies, past audit findings and contracts with security clauses',
        'Time with process owners in IT, HR, legal and procurement',
        'One approver for each layer',
        'A view of your main systems, so that we write no rule they can’t enforce',
      ],
      receive: [
        'The policy set in your own template, editable, with a version and an owner on each document',
        'A matrix that traces each requirement to its statement and its evidence',
        'An exception form and register',
        'One-page summaries for staff, developers and administrators',
        'A review calendar, with the events that call for an early review',
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      intro: exampleDuration('policy'),
      steps: [
        {
          title: 'Collect',
          text: 'We collect every rule in force, including the ones in emails and contracts. We mark where rules conflict and which ones nobody owns.',
          customer: 'give us the approved texts, and tell us the unwritten rules.',
        },
        {
          title: 'Map',
          text: 'We assign each obligation to one document. If you have a [gap assessment](gap) or a [risk register](risk), we start from it.',
          customer: 'confirm the obligations and name an owner for each document.',
        },
        {
          title: 'Draft',
          text: 'Each statement says who must do what, by when, and what proves it. We keep “should” for advice.',
          customer: 'have each owner tell us whether they can meet the statement today.',
        },
        {
          title: 'Challenge',
          text: 'Legal, HR, IT and a few ordinary users try the draft on real cases. If you can’t meet a rule yet, we write an exception with an end date.',
          customer: 'bring your hard cases and approve the exceptions.',
        },
        {
          title: 'Approve and launch',
          text: 'We prepare the board paper, the acknowledgement text and a briefing for each role, and set the review calendar. [Training](training) can take over from there.',
          customer: 'approve, publish and record who has acknowledged.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why written policies matter',
      items: [
        {
          title: 'Assessors start there',
          text: 'ISO/IEC 27001:2022 control A.5.1 asks management to approve and publish policies, have staff acknowledge them, and review them. PCI DSS v4.0.1 (12.1.2) sets that review at least once every 12 months.',
        },
        {
          title: 'Data protection law expects it',
          text: 'Section 12 of Singapore’s PDPA requires you to develop and implement the policies and practices you need to comply. Sri Lanka’s PDPA, Act No. 9 of 2022, asks controllers for a data protection management programme. Its Parts I and III, with the duties of controllers, start on 1 January 2027. GDPR Article 24(2) calls for data protection policies where they are proportionate.',
        },
        {
          title: 'Discipline needs a written rule',
          text: 'You can hold people to a rule that you have published and explained.',
        },
        {
          title: 'You settle the argument once',
          text: 'May a contractor use a private laptop? The policy gives one answer, and says how to ask for an exception.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'One duty per statement',
          text: 'You can check each one with a yes or a no.',
        },
        {
          title: 'Written with its owners',
          text: 'We agree a network rule with the administrator who will have to prove it.',
        },
        {
          title: 'Checked against attacks',
          text: 'We ask which attack or mistake each rule prevents. If there is no answer, we cut it, unless a law or contract requires it.',
        },
        {
          title: 'Short enough to read',
          text: 'We move detail down a layer until you can read the policy in one sitting.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you are preparing for certification or a customer’s due diligence',
        'your policies describe an office network but you run on cloud services',
        'two documents contradict each other and staff follow the easier one',
      ],
      instead: [
        { when: 'you first need to know which requirements you miss', choose: 'gap' },
        { when: 'you need to know how to label and handle data', choose: 'dataClassification' },
        { when: 'nobody would own the documents after delivery', choose: 'vciso' },
        { when: 'your rules are good but nobody knows them', choose: 'training' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Can you just send us templates?',
          answer:
            'You can start from one. But a template assumes departments and tools that you may not have, and an assessor will ask for evidence of every “must” in it.',
        },
        {
          question: 'How long does it take, and what sets the price?',
          answer:
            'The price follows the number of documents. The time depends more on approval, because every owner has to read, question and sign.',
        },
        {
          question: 'How many policies do we need?',
          answer:
            'One information security policy, plus the topics your controls call for. ISO/IEC 27002:2022 gives examples of topics. Several can share a document, and in a small firm they should.',
        },
        {
          question: 'Will one set serve PCI DSS and GDPR as well?',
          answer:
            'Yes, if we map both from the start. PCI DSS also expects you to keep your policies up to date, use them and make them known to everyone affected, so documents alone don’t pass. GDPR Article 33 gives you 72 hours to report a breach, so one policy must say who decides.',
        },
        {
          question: 'What if we can’t meet a rule?',
          answer:
            'Write an exception, with a reason, an owner, a compensating measure and an end date. An auditor can then see that you decided it.',
        },
      ],
    },
  ],
  quote: 'We write each rule with the people who will have to follow it.',
  callToAction: 'Tell us which policy you need',
  sources: [
    documents.iso27001,
    documents.iso27002,
    documents.pciDss,
    documents.pdpa,
    documents.sriLankaPdpa,
    documents.gdpr,
  ],
} as const satisfies ServicePage;
