import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { policySpecimen } from '../specimens/policy';

export const policy = {
  /** Given by the specification; a test holds it. */
  title: 'Information Security Policy Development',
  headline: 'Security rules your people can follow',
  description:
    'We write security policies that your staff can follow and your assessor can trace, in your own template, with the people who will own each rule.',
  intro:
    'Are your rules missing, copied or out of date? We write security policies that match how you work, and test each rule with the person who will own it. You lend us those people, and name who approves each kind of document.',
  sections: [
    {
      kind: 'features',
      heading: 'What we write',
      items: [
        {
          title: 'Information security policy',
          text: 'We write a few pages for top management to sign, with the commitments that ISO/IEC 27001:2022 clause 5.2 asks for.',
        },
        {
          title: 'Topic-specific policies',
          text: 'We write a policy for each topic your risks call for, such as backup or AI, and each has one owner.',
        },
        {
          title: 'Standards',
          text: 'We set the numbers that change often and need no board signature, such as days to patch.',
        },
        {
          title: 'Procedures and records',
          text: 'We write instructions for those who carry out a rule, and say which record it leaves.',
        },
      ],
    },
    policySpecimen,
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Collect',
          text: 'We collect every rule in force, including those in emails and contracts, and mark where they conflict.',
          customer: 'tell us the unwritten rules.',
        },
        {
          title: 'Map',
          text: 'We assign each obligation to one document, starting from your [gap assessment](gap) or [risk register](risk).',
          customer: 'name an owner for each document.',
        },
        {
          title: 'Draft',
          text: 'Each statement says who must do what, by when, and what proves it.',
          customer: 'ask each owner whether they can meet the draft today.',
        },
        {
          title: 'Challenge',
          text: 'Legal, HR, IT and a few ordinary users try the draft on real cases, and a rule you cannot meet yet gets an exception with an end date.',
          customer: 'bring your hard cases.',
        },
        {
          title: 'Approve and launch',
          text: 'We prepare the board paper, the text that staff acknowledge and a briefing for each role.',
          customer: 'approve, publish and record who has acknowledged.',
        },
      ],
      provide: [
        'Existing policies, audit findings and contracts with security clauses',
        'Time with process owners in IT, HR, legal and procurement',
        'One approver for each layer',
      ],
      receive: [
        'The policy set in your own template, with an owner on each document',
        'A matrix from each requirement to its statement and its evidence',
        'An exception form and register',
        'One-page summaries for staff, developers and administrators',
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why written policies matter',
      items: [
        {
          title: 'Assessors start there',
          text: 'ISO/IEC 27001:2022 control A.5.1 asks for policies that are approved, published and acknowledged, and PCI DSS v4.0.1 (12.1.2) requires a review every 12 months.',
        },
        {
          title: 'Data protection law expects it',
          text: 'Section 12 of Singapore’s PDPA requires policies and practices; GDPR Article 24(2) requires policies where they are proportionate. Sri Lanka’s PDPA, Act No. 9 of 2022, asks for a data protection management programme. That duty starts on 1 January 2027.',
        },
        {
          title: 'Discipline needs a written rule',
          text: 'Before you warn somebody, you have to show them the rule they broke.',
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
          text: 'We agree a network rule with the administrator who has to prove it.',
        },
        {
          title: 'Short enough to read',
          text: 'We move detail down into standards and procedures until you can read the policy in one sitting.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you are preparing for certification or a customer’s due diligence',
        'two documents contradict each other and staff follow the easier one',
      ],
      instead: [
        { when: 'you first need to know which requirements you miss', choose: 'gap' },
        { when: 'you need to know how to label and handle data', choose: 'dataClassification' },
        { when: 'your rules are good but nobody knows them', choose: 'training' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Can you just send us templates?',
          answer:
            'You can start from a template. But a template assumes departments and tools that you may not have, and an assessor will ask for evidence of every “must” in it.',
        },
        {
          question: 'How many policies do we need?',
          answer:
            'You need one information security policy, plus the topics your controls call for. ISO/IEC 27002:2022 gives examples of topics. Several can share a document, and in a small firm they should.',
        },
        {
          question: 'Will one set serve PCI DSS and GDPR as well?',
          answer:
            'Yes, if we map both from the start. PCI DSS also expects you to keep your policies up to date, use them and make them known to everyone affected, so documents alone do not pass. GDPR Article 33 gives you 72 hours to report a breach, so one policy must say who decides.',
        },
        {
          question: 'What if we cannot meet a rule?',
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
