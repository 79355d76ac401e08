import { exampleDuration } from '../example-durations';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { vaptSpecimen } from '../specimens/vapt';

export const vapt = {
  title: 'VAPT Services',
  headline: 'Let our testers find the way in first',
  searchTitle: 'VAPT Services: network, web, API and mobile',
  description:
    'Penetration testing of networks, web applications, APIs and mobile apps, within limits you sign. You get findings your engineers can reproduce and fix.',
  intro:
    'If others can reach your network, web application, API or mobile app, an attacker can too. We scan it, then attack it by hand within limits you sign. You get findings your engineers can reproduce, and we can retest the fixes.',
  sections: [
    {
      kind: 'features',
      heading: 'What we test',
      intro:
        'VA (vulnerability assessment) stops once we have confirmed a weakness. VAPT goes on to exploit it.',
      items: [
        {
          title: 'Network VAPT (internal/external)',
          text: 'External testing starts on the internet, with the addresses you own. Internal testing starts where a phished employee or a visitor with a laptop would, and shows how far they could get.',
        },
        {
          title: 'Web VA or VAPT',
          text: 'The VA works through the OWASP WSTG and stops at confirmed findings. The VAPT chains them: one page leaks an identifier, another accepts it.',
        },
        {
          title: 'API VAPT',
          text: 'We call the operations in scope with each role you give us, and look for undocumented ones. Broken Object Level Authorization, first in the OWASP API Security Top 10 2023, needs a tester who knows which record belongs to whom.',
        },
        {
          title: 'Mobile (Android/iOS)',
          text: 'We take the app apart and run it on a device we control, following the MASVS control groups from storage to privacy. We test the server behind it as an API.',
        },
      ],
    },
    vaptSpecimen,
    {
      kind: 'exchange',
      provide: [
        'An asset list: address ranges, hosts, API definitions, app builds',
        'Two test accounts in each role: we use one to try to reach the other’s data',
        'Written authorization from the owner of every system in scope',
      ],
      receive: [
        'Signed rules of engagement and a log of our source addresses and times',
        'A technical report with reproducible findings, and a management summary of the paths',
        'A letter for customers, and the record of any retest',
      ],
    },
    {
      kind: 'steps',
      heading: 'How a test runs',
      intro: exampleDuration('vapt'),
      steps: [
        {
          title: 'Pre-Assessment',
          text: 'We write the scope, accounts, test hours and forbidden techniques into rules of engagement, as NIST SP 800-115 advises.',
          customer: 'sign them, and get consent from any hosting provider that requires it.',
        },
        {
          title: 'Assessment',
          text: 'We map the hosts, pages and roles that really exist, and choose which attacks to try first.',
          customer: 'tell us which function would do the most harm if somebody abused it.',
        },
        {
          title: 'Active/Passive Scanning',
          text: 'First we read what certificates, DNS records and public code give away. Then we scan, at a rate you approve.',
          customer: 'note which of your alerts fire.',
        },
        {
          title: 'Validation/Exploitation',
          text: 'We reproduce scanner results by hand or mark them as unconfirmed. Where the rules allow, we exploit a weakness far enough to show what it gives an attacker.',
          customer:
            'stay reachable: we tell you of a critical finding at once, ahead of the report.',
        },
        {
          title: 'Post Exploitation',
          text: 'From each foothold we find out which privileges and neighbouring systems an attacker could reach. We copy a few records as proof, never the whole set, and remove what we planted.',
          customer: 'check our list, and confirm that those accounts and files are gone.',
        },
        {
          title: 'Reporting',
          text: 'Each finding has its CVSS v4.0 vector, the affected asset, steps to reproduce it and a fix. A summary explains the attack paths in plain words.',
          customer: 'check the facts in our draft.',
        },
        {
          title: 'Client-Briefing',
          text: 'The people who did the testing explain the attack paths, first to your engineers and then to the risk owners.',
          customer: 'give each finding an owner and a date.',
        },
        {
          title: 'Re-Assessment',
          text: 'The scope page says whether this is included. If it is, we repeat the original attack against the fixes you report within the retest period.',
          customer: 'tell us what you changed, and how.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why perform VAPT?',
      items: [
        {
          title: 'Proactive approach',
          text: 'You can learn of a weakness before an attacker uses it, and choose when to close it.',
        },
        {
          title: 'Risk mitigation',
          text: 'Three medium findings in a chain can do more harm than one critical finding on an isolated host. Exploitation shows which fix breaks the most chains.',
        },
        {
          title: 'Meeting compliance',
          text: 'PCI DSS v4.0.1 requirement 11.4 asks for internal and external penetration tests at least every twelve months and after significant change. It asks for a repeat once the findings are corrected.',
        },
        {
          title: 'Build trust and confidence',
          text: 'You can show a customer’s due-diligence team the scope, the dates and any retest result, without the detail an attacker could use.',
        },
        {
          title: 'Data protection',
          text: 'We follow each attack path to the records at its end, so the report says whose data an attacker could reach.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Tailored service',
          text: 'We write test cases for your own transactions, such as a refund or an approval limit.',
        },
        {
          title: 'Deep insight',
          text: 'Each finding names its cause in design or process, so your team can look for similar flaws.',
        },
        {
          title: 'Real attacks',
          text: 'We log each technique with its time and its MITRE ATT&CK identifier, so your defenders can look for it in the [SIEM](siem).',
        },
        {
          title: 'Clear reports',
          text: 'Each finding ends with a check your developers can run to see that the fix works.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'a system open to customers or partners has changed since its last test',
        'a contract or a standard asks for a penetration test by name',
        'you want to know whether your monitoring would notice an attacker',
      ],
      instead: [
        { when: 'you have the source code and want the cause of each flaw', choose: 'codeReview' },
        {
          when: 'the question is which network zones should connect',
          choose: 'networkArchitecture',
        },
        { when: 'you want every device setting checked', choose: 'networkConfiguration' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Can a test take production down?',
          answer:
            'Yes, it can, so we set limits first. We leave out denial of service unless you ask for it, and use a staging copy where it matches production.',
        },
        {
          question: 'Do you need a licence to test us?',
          answer:
            'In Singapore, yes. Part 5 of the Cybersecurity Act 2018 licenses penetration testing and managed SOC monitoring. Ask any provider for its licence number, us included. The [managed services page](mssp) lists the conditions. Elsewhere, ask what local law requires.',
        },
        {
          question: 'What adds time or cost to a test?',
          answer:
            'For a network we count live addresses, for a web application roles and pages, for an API its operations, for a mobile app its platforms. We scope cloud targets as network and web, and read their templates in a [code review](codeReview). A retest adds days.',
        },
        {
          question: 'Should a review come before the test?',
          answer:
            'Usually. An [architecture](networkArchitecture) or [configuration review](networkConfiguration) finds what shows on paper, so the testers can spend their days on the rest.',
        },
      ],
    },
  ],
  quote: 'We write each finding so that your own engineers can reproduce it.',
  callToAction: 'Agree a scope with our testers',
  sources: [
    documents.sp800115,
    documents.wstg,
    documents.apiTop10,
    documents.masvs,
    documents.cvss,
    documents.pciDss,
    documents.attack,
    documents.cybersecurityAct,
  ],
} as const satisfies ServicePage;
