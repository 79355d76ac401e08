import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { assessmentSpecimen } from '../specimens/assessment';

export const assessment = {
  /** Given by the specification; a test holds it. */
  title: 'Security Assessment',
  headline: 'See what an attacker would find',
  searchTitle: 'Security Assessment: tests, reviews, risk and gap',
  description:
    'Six security assessments: VAPT, network architecture and configuration reviews, risk, gap and data classification. Which one answers your question.',
  intro:
    'Are you facing a launch or an audit, or opening a system to the internet? To see whether anyone can get in, choose VAPT. Four look at systems: VAPT, [code review](codeReview) and two network reviews. Three look at records and decisions. You get ranked findings or gaps, a register of risks, or a list of sensitive data.',
  sections: [
    {
      kind: 'cards',
      heading: 'Assess your systems',
      intro: 'If you own the source code, consider a [code review](codeReview) too.',
      cards: [
        {
          title: 'VAPT Services',
          text: 'Can an attacker get in? We attack your running systems within limits you sign, and report what a successful attacker could reach.',
          route: 'vapt',
        },
        {
          title: 'Network Architecture Review',
          text: 'How far would a break-in spread? We walk attack scenarios through your network design.',
          route: 'networkArchitecture',
        },
        {
          title: 'Network Configuration Review',
          text: 'Do your devices enforce what you intend? We compare their settings with a baseline.',
          route: 'networkConfiguration',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Assess your records and decisions',
      intro:
        'Our consultants (see [Security Consultancy](consultancy)) read records and interview people. To classify data, they also search your drives and mailboxes. They attack nothing.',
      /** Their titles are given by the specification; a test holds them. */
      cards: [
        {
          title: 'Risk Assessment',
          text: 'What could happen, how likely is it, and what would it cost? You decide on each risk.',
          route: 'risk',
        },
        {
          title: 'Gap Assessment',
          text: 'What do you lack to meet a law or a standard? We compare your procedures with your records.',
          route: 'gap',
        },
        {
          title: 'Data Classification Service',
          text: 'Which data would do the most harm if it leaked? We find it and say how to handle it.',
          route: 'dataClassification',
        },
      ],
    },
    assessmentSpecimen,
    {
      kind: 'steps',
      heading: 'How VAPT and the two reviews run',
      intro: 'VAPT adds scanning, exploitation and post-exploitation after the second step.',
      steps: [
        {
          title: 'Pre-Assessment',
          text: 'We write down the question, scope, limits and who can stop the work.',
          customer: 'name an owner for every system in scope.',
        },
        {
          title: 'Assessment',
          text: 'We collect evidence until each suspicion is confirmed, dropped or marked as unconfirmed.',
          customer: 'give us the access we asked for, and no more.',
        },
        {
          title: 'Reporting',
          text: 'You get one list of findings, worst consequence first, with a fix beside each.',
          customer: 'challenge anything you doubt.',
        },
        {
          title: 'Client-Briefing',
          text: 'We brief your engineers and budget holders in separate sessions.',
          customer: 'decide what to fix and which risks to accept.',
        },
        {
          title: 'Re-Assessment',
          text: 'If your one-page scope includes it, we check the fixes you report.',
          customer: 'tell us when the fixes are in place.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why assess?',
      items: [
        {
          title: 'Fixes in the right order',
          text: 'We rank all findings of one scope together, so your engineers can fix the worst weakness first.',
        },
        {
          title: 'Evidence with a date',
          text: 'ISO/IEC 27001:2022 control A.8.8 covers how you manage technical vulnerabilities. GDPR Article 32(1)(d) calls for a process of regular testing. A dated report is evidence for both.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'One finding leads to the next test',
          text: 'With your consent, an attack path we see in an architecture review becomes a test case in the next VAPT.',
        },
        {
          title: 'Limits stated',
          text: 'Our reports list what we could not reach, so nobody takes an untested system for a safe one.',
        },
        {
          title: 'A bridge to monitoring',
          text: 'Until you have fixed a weakness, [our SOC](soc) or your own can watch for anyone using it.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you are about to launch a system, hand it over or open it to the internet',
        'a customer, insurer or auditor wants a check by somebody who did not build the system',
      ],
      instead: [
        { when: 'you own source code that nobody independent has read', choose: 'codeReview' },
        { when: 'you want to see how staff handle a phishing email', choose: 'phishing' },
        { when: 'you want somebody to notice attacks as they happen', choose: 'mssp' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Which assessment should come first?',
          answer:
            'If you are about to launch a system, or a customer or a contract asks for a test, start with VAPT. Otherwise start with the risk assessment if you cannot yet say what matters most. Of the technical assessments, start with the Network Architecture Review if no diagram matches your network, and otherwise with the Network Configuration Review; VAPT then looks for what diagrams and settings cannot show.',
        },
        {
          question: 'Why are three of them under consultancy too?',
          answer:
            'Risk and gap assessments and data classification look at records and decisions, so [consultants](consultancy) run them. Engineers run the others.',
        },
        {
          question: 'Is the re-assessment in the price?',
          answer:
            'You pay for it by the day: one of the 13 days in the sample scope on this page, and one in each example price of a penetration test. You may leave it out. If you order it later, we price it on a new line, and you sign that before we start. See the [example prices](buying).',
        },
        {
          question: 'Which of these need a licence?',
          answer:
            'In Singapore, VAPT does, even a VA alone. The Second Schedule of the Cybersecurity Act 2018 lists what needs one: penetration testing and managed SOC monitoring. It does not name reviews of code, settings or design. Such reviews attack no system, so as we understand the Schedule they need no licence; CSA can confirm it. If we then test a live system, we do so under our licence.',
        },
        {
          question: 'Will our users notice anything?',
          answer:
            'Only VAPT sends real traffic, at the hours and speed that you approve. The others work from exports, records and conversations; data classification also searches your drives and mailboxes.',
        },
        {
          question: 'Does a clean report mean we are secure?',
          answer:
            'No. It means that we found no weakness in this scope, on these dates and in this number of days.',
        },
      ],
    },
  ],
  quote: 'We check the systems you run, and tell you what we could not reach.',
  callToAction: 'Tell us which question to answer',
  sources: [documents.iso27001, documents.gdpr, documents.cybersecurityAct],
} as const satisfies ServicePage;
