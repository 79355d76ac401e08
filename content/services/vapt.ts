import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { vaptSpecimen } from '../specimens/vapt';

export const vapt = {
  title: 'VAPT Services',
  headline: 'Let our testers find the way in first',
  searchTitle: 'VAPT Services: network, web, API and mobile',
  description:
    'Penetration testing of networks, web applications, APIs and mobile apps, inside limits you sign: findings you can reproduce, and a re-assessment of fixes.',
  intro:
    'You own a network, application, API or mobile app that others can reach. We scan it for weaknesses, attack it by hand inside limits you sign, and retest fixes as scoped.',
  sections: [
    {
      kind: 'features',
      heading: 'Kinds of target',
      intro: 'VA, vulnerability assessment, ends at confirmed weaknesses; VAPT exploits them.',
      items: [
        {
          title: 'Network VAPT (internal/external)',
          text: 'External testing starts on the internet with the addresses you own. Internal testing starts where a phished employee or a visitor with a laptop stands, and asks how far that reaches.',
        },
        {
          title: 'Web VA or VAPT',
          text: 'The assessment works through the OWASP WSTG and stops at confirmed findings. The full test chains them: one page leaks an identifier, another accepts it.',
        },
        {
          title: 'API VAPT',
          text: 'We call the operations in scope in the roles agreed, and look for undocumented ones. Broken Object Level Authorization, first in the OWASP API Security Top 10 2023, takes a tester who knows which record belongs to whom.',
        },
        {
          title: 'Mobile (Android/iOS)',
          text: 'The app is taken apart and run on a device we control, following the MASVS control groups from storage to privacy. The server behind it is tested as an API.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The eight steps',
      steps: [
        {
          title: 'Pre-Assessment',
          text: 'Scope, accounts, test windows and forbidden techniques go into rules of engagement, as NIST SP 800-115 advises.',
          customer: 'Sign them, and obtain consent from any host that requires it.',
        },
        {
          title: 'Assessment',
          text: 'We map the hosts, pages and roles that really exist and choose the attacks worth trying first.',
          customer: 'Tell us which function would do most harm if abused.',
        },
        {
          title: 'Active/Passive Scanning',
          text: 'Passive collection reads what certificates, name records and public code disclose. Active scans follow at an agreed rate.',
          customer: 'Note which of your alerts fired.',
        },
        {
          title: 'Validation/Exploitation',
          text: 'Scanner results are reproduced by hand in the agreed sample, or marked as unconfirmed. Where the rules allow, we exploit a weakness until its effect is shown.',
          customer: 'Stay reachable: critical findings are reported at once, as the rules set out.',
        },
        {
          title: 'Post Exploitation',
          text: 'From each foothold we establish which privileges and neighbouring systems are in reach. We copy a few records as proof, never the set, and remove what we planted.',
          customer: 'Confirm that the listed accounts and files are gone.',
        },
        {
          title: 'Reporting',
          text: 'A finding carries its CVSS v4.0 vector, steps to reproduce, affected asset and fix. A summary explains the attack paths in plain words.',
          customer: 'Check the facts in the draft.',
        },
        {
          title: 'Client-Briefing',
          text: 'The people who tested go through the paths, first with engineers and then with the owners of the risk.',
          customer: 'Give each finding an owner and a date.',
        },
        {
          title: 'Re-Assessment',
          text: 'The original attack is repeated against the fixes reported in the agreed window. What remains open goes into the next scope.',
          customer: 'Tell us what was changed, and how.',
        },
      ],
      loops: true,
    },
    vaptSpecimen,
    {
      kind: 'reasons',
      heading: 'Why perform VAPT?',
      items: [
        {
          title: 'Proactive approach',
          text: 'You can learn of a weakness before it is used, and choose when to close it.',
        },
        {
          title: 'Risk mitigation',
          text: 'Three medium findings in a chain can outweigh one critical on an isolated host. Exploitation shows which fix breaks the most chains.',
        },
        {
          title: 'Meeting compliance',
          text: 'PCI DSS v4.0.1 requirement 11.4 asks for internal and external penetration tests at least every twelve months and after significant change, and for a repeat once findings are corrected.',
        },
        {
          title: 'Build trust and confidence',
          text: 'A customer’s due-diligence team can see scope, dates and retest result without the exploitable detail.',
        },
        {
          title: 'Data protection',
          text: 'Each path is followed to the records at its end, so that impact is stated as whose data was in reach.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Tailored service',
          text: 'Test cases are written for your transactions: the refund, the approval limit, the shared tenant.',
        },
        {
          title: 'Deep insight',
          text: 'A finding names its cause in design or process, so that your team can look for similar flaws.',
        },
        {
          title: 'Real attacks',
          text: 'Each technique is logged with its time and MITRE ATT&CK identifier, so that your defenders can look for it in the [SIEM](siem).',
        },
        {
          title: 'Clear reports',
          text: 'A finding ends with the check that shows the fix works.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'a system open to customers or partners has changed since its last test',
        'a contract or a standard asks for a penetration test by name',
        'you want to know whether your monitoring would see an attacker',
      ],
      instead: [
        { when: 'you hold the source and want the cause of each flaw', choose: 'codeReview' },
        { when: 'the doubt is which zones should connect', choose: 'networkArchitecture' },
        { when: 'device settings need a full check', choose: 'networkConfiguration' },
      ],
    },
    {
      kind: 'exchange',
      provide: [
        'An asset list: address ranges, hosts, API definitions, app builds',
        'Two test accounts in each role, one to reach for the other’s records',
        'Written authorisation from the owner of every system in scope',
      ],
      receive: [
        'Signed rules of engagement and a log of our source addresses and times',
        'A technical report with reproducible findings, and a management summary of the paths',
        'A letter for customers and, if in scope, a retest record',
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Can a test take production down?',
          answer:
            'It can, which is why limits come first. Denial of service is excluded unless you ask for it, and a staging copy is used where it matches production.',
        },
        {
          question: 'Must a testing firm be licensed?',
          answer:
            'In Singapore, yes: Part 5 of the Cybersecurity Act 2018 makes penetration testing for others a licensable service. Elsewhere, ask what the local law requires.',
        },
        {
          question: 'What adds time or cost to a test?',
          answer:
            'In a network, live addresses; on the web, roles and pages; in an API, operations; on mobile, platforms. Cloud targets are scoped as network and web; their templates are covered by [code review](codeReview). The scope page says whether the re-assessment is included.',
        },
        {
          question: 'Should a review come before the test?',
          answer:
            'Usually, because an [architecture](networkArchitecture) or [configuration review](networkConfiguration) removes what can be found on paper, and the testers’ days go to the rest.',
        },
      ],
    },
  ],
  quote: 'Your own engineers should be able to reproduce every finding.',
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
