import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { assessmentSpecimen } from '../specimens/assessment';

export const assessment = {
  title: 'Security Assessment',
  headline: 'Find out what an attacker would find',
  searchTitle: 'Security Assessment: VAPT and network reviews',
  description:
    'VAPT, network architecture review and network configuration review: which one answers your question, how they follow one another and what they share.',
  intro:
    'For owners of an application or a network that faces a launch, an audit or the internet. Choose by the question: can an attacker get in, would the design contain one, are the devices set as you believe?',
  sections: [
    {
      kind: 'cards',
      heading: 'Choose an assessment',
      intro:
        'If you own the source code, [code review](codeReview) belongs here too. Risk, gap and data assessments are under [consultancy](consultancy).',
      cards: [
        {
          title: 'VAPT Services',
          text: 'Can an attacker get in? Running systems, attacked within signed limits.',
          route: 'vapt',
        },
        {
          title: 'Network Architecture Review',
          text: 'How far would a break-in spread? The design, judged by scenario.',
          route: 'networkArchitecture',
        },
        {
          title: 'Network Configuration Review',
          text: 'Do devices enforce what you intend? Settings, compared with a baseline.',
          route: 'networkConfiguration',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Common steps',
      intro:
        'VAPT adds scanning, exploitation and post exploitation after the second. Code review has steps of its own.',
      steps: [
        {
          title: 'Pre-Assessment',
          text: 'Question, scope and limits in writing, with the person who may stop the work.',
          customer: 'Name an owner for every system in scope.',
        },
        {
          title: 'Assessment',
          text: 'Evidence is collected, and each suspicion confirmed, dropped or marked as unconfirmed.',
          customer: 'Open the agreed access and nothing beyond it.',
        },
        {
          title: 'Reporting',
          text: 'One list, ranked by consequence, with a fix beside each entry.',
          customer: 'Challenge what you doubt.',
        },
        {
          title: 'Client-Briefing',
          text: 'Separate sessions for those who make the fixes and those who pay for them.',
          customer: 'Decide what is fixed and what is accepted.',
        },
        {
          title: 'Re-Assessment',
          text: 'Fixes reported in the agreed window are examined again.',
          customer: 'Say when the fixes are in place.',
        },
      ],
      loops: true,
    },
    assessmentSpecimen,
    {
      kind: 'reasons',
      heading: 'Why assess?',
      items: [
        {
          title: 'Fixes in the right order',
          text: 'Findings of one scope are ranked together, so engineering days go first to the fault that exposes most.',
        },
        {
          title: 'Evidence with a date',
          text: 'ISO/IEC 27001:2022 control A.8.8 concerns the management of technical vulnerabilities, and GDPR Article 32(1)(d) calls for a process for regular testing. A dated report is evidence for either.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'a system is about to go live, change hands or face the internet',
        'a customer, insurer or auditor wants findings from outside the team that built it',
      ],
      instead: [
        { when: 'business risks must be ranked before any system is opened', choose: 'risk' },
        { when: 'you must show where you stand against ISO 27001 or PCI DSS', choose: 'gap' },
        { when: 'you cannot say which data deserves protection', choose: 'dataClassification' },
        { when: 'you want attacks noticed while they happen', choose: 'mssp' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Which assessment should come first?',
          answer:
            'Architecture, if no diagram matches the network; otherwise configuration. VAPT then spends its days on faults that paper cannot show. A launch date or a contract may reverse the order.',
        },
        {
          question: 'Why are risk and gap assessments on another page?',
          answer:
            'They assess decisions and documents, so we file them under consultancy. The assessments here examine systems.',
        },
        {
          question: 'Will our users notice anything?',
          answer:
            'During the reviews, no: they work on exports, records and conversations. VAPT sends real traffic, at hours and rates that you approve.',
        },
        {
          question: 'Does a clean report mean that we are secure?',
          answer:
            'No. It means that within this scope, on these dates and with this effort, nothing more was found.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Joined findings',
          text: 'With your consent, a path seen in an architecture review becomes a test case in the next VAPT.',
        },
        {
          title: 'Limits stated',
          text: 'Reports list what was out of reach, so that an empty page is not read as a clean bill.',
        },
        {
          title: 'A bridge to monitoring',
          text: 'With your consent, what cannot be fixed soon is written up as a detection, for [our SOC](soc) or your own.',
        },
      ],
    },
  ],
  quote: 'An assessment checks what is connected, whatever the diagram says.',
  callToAction: 'Which question should we answer?',
  sources: [documents.iso27001, documents.gdpr],
} as const satisfies ServicePage;
