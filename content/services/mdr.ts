import { company } from '../company';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { containedWithin } from '../specimens/imaginary-biscuits';
import { mdrSpecimen } from '../specimens/mdr';
import { logSource, signInsOfDevice } from '../specimens/quotation';

export const mdr = {
  /** Given by the specification; a test holds it. */
  title: 'MDR as a Service',
  headline: 'No detection tool? We supply one, and the people',
  searchTitle: 'MDR as a Service: licence, set-up and monitoring',
  description: `${company.xdrProduct}: we supply the licence, set it up and monitor your tenant 24/7, all in one contract. How the roll-out runs, and what happens at the end.`,
  intro: `${company.xdrProduct} detects attacks on computers and mailboxes. We license it, set it up and monitor your tenant 24/7, in one contract.`,
  sections: [
    {
      kind: 'features',
      heading: 'What the contract includes',
      /** The specification gives “Licensing”, “Implementation support”, “24/7 SOC monitoring”; a test holds them. */
      items: [
        {
          title: 'Licensing',
          text: `We supply ${company.xdrProduct}. Its basic edition leaves out sign-ins; the larger one costs SGD ${signInsOfDevice} more per device a month.`,
        },
        {
          title: 'Implementation support',
          text: 'With your administrators we set up the tenant, its agents and policies, and document them.',
        },
        {
          title: '24/7 SOC monitoring',
          text: 'Analysts decide whether an alert is an attack, an accident or an administrator at work.',
        },
        {
          title: 'Hunting and response',
          text: `Analysts hunt, and act where your permission matrix lets them. In our [sample quotation](buying#clocks) they contain a severity 1 incident within ${containedWithin[1]} minutes of its alert, not counting the time we wait for your decision.`,
        },
      ],
    },
    mdrSpecimen,
    {
      kind: 'table',
      heading: 'Who owns what',
      columns: ['Item', 'In the term', 'After it'],
      rows: [
        ['Tenant', 'In your name where possible', 'Yours, or exported and closed'],
        ['Licence', 'In your name where possible', 'Yours, or moves to you if allowed'],
        ['Settings, runbooks', 'Documented as built', 'Yours'],
        ['Telemetry', 'In the region you chose', 'Exported if possible, then deleted'],
      ],
    },
    {
      kind: 'technologies',
      heading: 'Supported Technologies',
      intro: `${company.xdrProduct} can take in alerts from these, each at SGD ${logSource} a month. We can add logs of other systems; for all logs, compare a [SOC](soc).`,
      list: 'xdr',
      motion: 'still',
    },
    {
      kind: 'steps',
      heading: 'How the roll-out works',
      steps: [
        {
          title: 'Tenant',
          text: 'We count devices and mailboxes, and create the tenant in the hosting region you choose.',
          customer: 'keep the highest role, if the tenant is yours.',
        },
        {
          title: 'Runbooks',
          text: 'We write one page each for ransomware, a stolen mailbox, an insider and a lost device.',
          customer: 'approve the runbooks and sign the permission matrix.',
        },
        {
          title: 'Installation',
          text: 'We install on IT’s computers first, then a pilot group, then everyone, servers last.',
          customer: 'name the pilot group.',
        },
        {
          title: 'Quarterly review',
          text: 'We check that licences and runbooks still fit your company.',
          customer: 'agree what we hunt for next.',
        },
      ],
      provide: [
        'Device and mailbox counts',
        'An administrator who can install software on devices',
        'An incident owner and a deputy who answer at any hour',
        'The region, and how long telemetry is kept (90 days or more)',
      ],
      receive: [
        'A licensed, configured tenant',
        'Four runbooks and a permission matrix, approved by you',
        'Incident reports, hunt records and a monthly report',
      ],
    },
    {
      kind: 'reasons',
      /** Given by the specification; a test holds it. */
      heading: 'Why choose managed MDR',
      /** Their titles are given by the specification; a test holds them. */
      items: [
        {
          title: 'Expert oversight',
          text: 'We learn what is normal for you, such as month-end macros.',
        },
        {
          title: 'Faster response',
          text: 'The analyst on an alert can also isolate the device.',
        },
        {
          title: 'Comprehensive protection',
          text: 'A mailbox rule and an odd process of one attack are one incident.',
        },
        {
          title: 'Cost efficiency',
          text: 'One contract covers tool and people.',
        },
        {
          title: 'Customizable service',
          text: 'You set runbooks, contacts and limits.',
        },
      ],
    },
    {
      kind: 'strengths',
      /** Their titles are given by the specification; a test holds them. */
      items: [
        {
          title: '24/7 Monitoring',
          text: 'Our shifts monitor each group of devices as soon as the agent is installed on it.',
        },
        {
          title: 'Proactive Threat Hunting',
          text: 'Each hunt starts from a question about your own systems.',
        },
        {
          title: 'Fast Incident Response',
          text: 'The analyst takes the steps you approved, then calls you.',
        },
        {
          title: 'Simplified Security Operations',
          text: 'We deal with the vendor about platform and licence.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you own no XDR tool, or its licence ends soon',
        'you have nobody to plan and run the roll-out',
      ],
      instead: [
        { when: 'your EDR or XDR licence runs for years', choose: 'edr' },
        { when: 'your auditors already rely on your SIEM', choose: 'siem' },
        { when: 'you must store logs from many vendors', choose: 'soc' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'We are a bank. What do we get for our regulator?',
          answer:
            'The vendor of the XDR belongs in your register of outsourced services beside us. Before you sign we fill in its row too: country, data held, and what its terms let you audit. If those terms do not satisfy you, hold the licence yourself and take [EDR/XDR as a Service](edr). Our page [For banks](banks) lists what else you get for MAS and the Central Bank of Sri Lanka.',
        },
        {
          question: 'What becomes of the tenant if we end the contract?',
          answer:
            'If it is in your name, you keep it. If the vendor allows the tenant only in our name, we tell you before you sign. At the end we export your settings, and as much telemetry (what the agents recorded) as the product allows. A licence in your name stays yours. A licence in our name moves to you if the vendor allows it; otherwise you buy a new one. ISO/IEC 27001:2022 control A.5.23 asks you to plan such an exit.',
        },
        {
          question: 'Is MDR the same thing as XDR?',
          answer:
            'No. XDR is software, and MDR is people who run it and act. If you have the software, [EDR/XDR as a Service](edr) adds the people.',
        },
        {
          question: 'Where is our telemetry held, and who sees it?',
          answer:
            'It is in the hosting region you choose when we create the tenant, which may be hard to change later. Our page [Prices and terms](buying) says where our analysts work. Before we create the tenant, we sign the processor terms that your privacy law requires (under the GDPR, those of Article 28), and you read the vendor’s own.',
        },
      ],
    },
  ],
  quote: 'You have one firm to call, for the tool and for the monitoring.',
  callToAction: 'Plan your roll-out with us',
  sources: [documents.iso27001, documents.gdpr],
} as const satisfies ServicePage;
