import { DAY_RATE, dollars } from '../example-durations';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { vaptSpecimen } from '../specimens/vapt';

export const vapt = {
  /** Given by the specification; a test holds it. */
  title: 'VAPT Services',
  headline: 'Let our testers get in first',
  searchTitle: 'VAPT Services: network, web, API and mobile',
  description:
    'Penetration testing of networks, web applications, APIs and mobile apps, within limits you sign. You get findings your engineers can reproduce and fix.',
  intro:
    'VAPT is a vulnerability assessment and penetration test (pentest): we scan what the scope names, then attack it by hand within limits you sign. Each finding comes with the fix we advise. Our example prices include one day of re-assessment (retest), which you may leave out.',
  sections: [
    {
      kind: 'features',
      heading: 'What we test',
      /** Their titles are given by the specification; a test holds them. */
      items: [
        {
          title: 'Network VAPT (internal/external)',
          text: 'External tests start on the internet, internal ones from an employee’s computer.',
        },
        {
          title: 'Web VA or VAPT',
          text: 'We try by hand what a public checklist (OWASP WSTG) lists. A vulnerability assessment (VA) alone ends once we have confirmed what a scan found.',
        },
        {
          title: 'API VAPT',
          text: 'We call each operation in each role, and try to read another customer’s records. Such access heads the OWASP API Security Top 10 2023.',
        },
        {
          title: 'Mobile (Android/iOS)',
          text: 'We test the app against MASVS, a public checklist, and its server as an API.',
        },
      ],
    },
    vaptSpecimen,
    {
      kind: 'steps',
      heading: 'How a test runs',
      intro:
        'Add up the examples you need. Under one scope you pay at most that sum, and often less.',
      /** Their titles are given by the specification; a test holds them. */
      steps: [
        {
          title: 'Pre-Assessment',
          text: 'Rules of engagement fix scope, hours and forbidden techniques, as NIST SP 800-115 advises.',
          customer: 'sign the rules and get any hosting provider’s consent.',
        },
        {
          title: 'Assessment',
          text: 'We map hosts, pages and roles.',
          customer: 'name the function whose abuse would hurt most.',
        },
        {
          title: 'Active/Passive Scanning',
          text: 'We look up what is public about your systems, then scan them.',
          customer: 'note which of your alerts fire.',
        },
        {
          title: 'Validation/Exploitation',
          text: 'We reproduce scanner results by hand, exploit what we confirm, and phone you at once about a critical weakness.',
          customer: 'stay reachable.',
        },
        {
          title: 'Post Exploitation',
          text: 'We find what else we could reach, prove access with test records or a masked screen, and remove what we planted.',
          customer: 'check our list of what we removed.',
        },
        {
          title: 'Reporting',
          text: 'Each finding gives its score out of 10 (CVSS v4.0), steps to reproduce it and a fix.',
          customer: 'check the facts in our draft.',
        },
        {
          title: 'Client-Briefing',
          text: 'We explain attack paths to engineers, then to risk owners.',
          customer: 'give findings owners and dates.',
        },
        {
          title: 'Re-Assessment',
          text: 'We repeat the attacks against your fixes, if you ask by the date in the scope.',
          customer: 'tell us what you changed.',
        },
      ],
      provide: [
        'An asset list: address ranges, hosts, API definitions, app builds',
        'Two test accounts in each role',
        'Each owner’s written consent',
      ],
      receive: [
        'Signed rules of engagement',
        'A log of our addresses and times',
        'A report with a management summary',
        'A letter for your customers',
      ],
    },
    {
      kind: 'reasons',
      /** Given by the specification; a test holds it. */
      heading: 'Why perform VAPT?',
      /** Their titles are given by the specification; a test holds them. */
      items: [
        {
          title: 'Proactive approach',
          text: 'You close a weakness before an attacker uses it.',
        },
        {
          title: 'Risk mitigation',
          text: 'We chain small findings, as an attacker would.',
        },
        {
          title: 'Meeting compliance',
          text: 'PCI DSS v4.0.1 requirement 11.4 asks for tests every 12 months and after significant change.',
        },
        {
          title: 'Build trust and confidence',
          text: 'A customer sees scope, dates and results.',
        },
        {
          title: 'Data protection',
          text: 'The report says whose data is at risk.',
        },
      ],
    },
    {
      kind: 'strengths',
      /** Their titles are given by the specification; a test holds them. */
      items: [
        {
          title: 'Tailored service',
          text: 'We write test cases for your own transactions, such as a refund.',
        },
        {
          title: 'Deep insight',
          text: 'Each finding names its cause in design or process.',
        },
        {
          title: 'Real attacks',
          text: 'Each technique is logged with its time and ATT&CK identifier.',
        },
        {
          title: 'Clear reports',
          text: 'Each finding ends with a check that shows whether the fix works.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'a system open to customers or partners has changed since its last test',
        'a contract or a standard asks for a penetration test by name',
      ],
      instead: [
        { when: 'you have the code and want each flaw’s cause', choose: 'codeReview' },
        {
          when: 'you ask which network zones may connect',
          choose: 'networkArchitecture',
        },
        { when: 'you want every device setting checked', choose: 'networkConfiguration' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Which price is ours?',
          answer: `Count what you want tested. The first row is a small portal and office, tested in one scope: a website with its API of 41 operations, and 60 addresses. One scope costs at most the sum of both prices, and often less, because the two tests share preparation and report. This API serves only that website, so we test both together. If other programs call your API, use the row of an API. A website with a sign-in counts as one; if an app or another program uses it too, add the API. In an office, each computer, server and firewall has an address. Under two scopes, a website and an office of 300 addresses take 10 to 16 days and cost SGD ${dollars(10 * DAY_RATE)} to ${dollars(16 * DAY_RATE)}. If you are not sure, send us the addresses, and we count.`,
        },
        {
          question: 'Can a test take production down?',
          answer:
            'Yes, it can, so we set limits first. We leave out denial of service unless you ask for it, and use a staging copy where it matches production and your regulator accepts one. In production we test at the hours and speed that you approve.',
        },
        {
          question: 'Does a VA alone need the licence too?',
          answer:
            'In Singapore, yes. In the Second Schedule of the Cybersecurity Act 2018, penetration testing includes identifying and quantifying vulnerabilities and advising how to reduce them. One licence covers both. Elsewhere we check before we quote, and the scope names any licence that local law asks of us.',
        },
        {
          question: 'Does a test meet what MAS asks?',
          answer:
            'In part. MAS’s guidelines on technology risk name vulnerability assessments (13.1), penetration tests, at least yearly for systems that face the internet (13.2), and checks that findings are fixed (13.6). We do all three. They also name an exercise that simulates a real attacker against your defenders (13.4). We do not sell that: ask a red-team firm. In Sri Lanka, a test helps a bank to meet the testing requirements of the Central Bank’s Directions No. 16 of 2021: see [Standards](standards). If we also monitor you, have another firm run the test that checks our monitoring. You decide whether a test is an outsourced service. Our page [For banks](banks) lists what you get from us.',
        },
        {
          question: 'What does the report contain?',
          answer:
            'It contains the signed scope with its dates, the testers and their qualifications, what we could not reach, and, for each system and kind of user, what we covered. It then sets out the path from outside to the worst finding; each finding with its evidence, CVSS vector, cause and fix; and the result of the re-assessment. A management summary and a letter for your customers come with it. For a bank, the report names the clauses for which it is evidence.',
        },
        {
          question: 'How do I compare days and prices?',
          answer: `Give each bidder the same one-page scope, without our count of days; it is yours to share. Then compare the days of manual work, the qualifications of whoever leads the test, the roles tested, what is left out, the re-assessment and the price of a day. [Eight questions](buying#compare-bids-for-a-test) help you compare the bids. [Our sample scope](assessment) counts 13 days: seven for testing a portal and an office network, three for an architecture review, two for the report and the briefing on both, and one for the re-assessment, which you may leave out or order later at its own price.`,
        },
        {
          question: 'Do you test the cloud?',
          answer:
            'Yes. A network test covers the hosts in scope, and a web or API test covers the applications. Starting from an employee’s sign-in, treated as stolen, we test roles, keys and directory. One cloud account takes about as many days as an API of 40 operations. In a [code review](codeReview) we also read the templates that build your cloud.',
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
    documents.masGuidelines,
  ],
} as const satisfies ServicePage;
