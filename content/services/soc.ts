import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { calls, clocks, verdict } from '../specimens/imaginary-biscuits';
import { socSpecimen } from '../specimens/soc';

export const soc = {
  /** Given by the specification; a test holds it. */
  title: 'SOC as a Service',
  headline: 'Analysts on your alerts, day and night',
  searchTitle: 'SOC as a Service: 24/7 monitoring and response',
  description:
    'We supply the SIEM and the analysts: 24/7 monitoring, incident response and threat hunting. See who does what, and what you get.',
  intro:
    'If you have no tool to collect your logs and nobody to watch them at night, we supply the tool and the analysts. Our analysts monitor 24/7, hunt and respond, within the limits you set.',
  sections: [
    {
      kind: 'features',
      heading: 'What the SOC does',
      items: [
        {
          title: '24/7 monitoring',
          text: 'Events from your cloud, sign-ins, network and computers reach one tool, and analysts read its alerts.',
        },
        {
          title: 'Incident response',
          text: 'At [severity 1 or 2](buying#severity-1-to-4) a lead analyst on the shift directs containment, and the ticket names that analyst.',
        },
        {
          /** Given by the specification; a test holds it. */
          title: 'Threat hunting',
          text: 'We look for signs that a control failed, such as one session used from two countries.',
        },
        {
          title: 'The tool itself',
          text: 'We provide the SIEM, sized for your logs, in the region you choose of those it offers.',
        },
      ],
    },
    socSpecimen,
    {
      kind: 'technologies',
      /** Given by the specification; a test holds it. */
      heading: 'Supported Technologies',
      intro: 'We work with these tools, and with Microsoft Sentinel and Defender.',
      list: 'soc',
      motion: 'still',
    },
    {
      kind: 'steps',
      heading: 'How the SOC works',
      steps: [
        {
          title: 'Prepare',
          text: 'We rank your systems by what losing them would cost, and draft the permission matrix.',
          customer: 'name an incident owner and a deputy.',
        },
        {
          title: 'Connect',
          text: 'A log source counts as connected once its test event reaches our queue.',
          customer: 'open routes and create accounts.',
        },
        {
          title: 'Detect',
          text: 'We write rules for the likeliest attacks on those systems and simulate some of them.',
          customer: 'tell us what is normal.',
        },
        {
          title: 'Respond',
          text: 'Analysts find what is affected, contain it and preserve evidence.',
          customer: 'decide what to shut down.',
        },
        {
          title: 'Recover',
          text: 'We watch the restored systems for the same attacker.',
          customer: 'rebuild and restore, and give each lesson an owner.',
        },
      ],
      provide: [
        'A network and cloud overview',
        'Access to the log sources',
        'An incident owner who has the power to decide, and who answers our questions each week',
      ],
      receive: [
        'Connected sources with test results, and a permission matrix',
        'A list of attacks our rules look for',
        'Incident reports with evidence',
        'Hunt records and a monthly report',
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why SOC as a Service?',
      items: [
        {
          title: 'The rota is the expensive part',
          text: 'One seat staffed 24/7 takes about five people.',
        },
        {
          title: 'Legal deadlines are short',
          text: 'A bank in Singapore must tell MAS within 1 hour of discovering an incident that has a severe and widespread impact on its operations or a material impact on its service. A bank in Sri Lanka must tell the Central Bank within 2 hours of detection.',
        },
        {
          title: 'We learn from each incident',
          text: 'We then change a rule or a runbook, as NIST SP 800-61r3 expects under CSF 2.0.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Handovers in writing',
          text: 'The next analyst reads each back before taking over.',
        },
        {
          title: 'Hunts you can question',
          text: 'We record what each hunt searched, even if it found nothing.',
        },
        {
          title: 'Plain briefings',
          text: 'Our briefings separate what we know from what we assume.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'a customer or regulator requires monitoring of your servers’ logs',
        'you want us to lead the response',
      ],
      instead: [
        { when: 'you own a SIEM and need people to run it', choose: 'siem' },
        { when: 'your EDR already sees the attacks you expect', choose: 'edr' },
        { when: 'one XDR platform would cover you', choose: 'mdr' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'We are a bank. What do we get for our regulator?',
          answer:
            'The vendor of the tool is our subcontractor, so we use it only with your consent. In your register of outsourced services we fill in its row as well as ours. If its terms do not satisfy you, own the tool yourself and take [SIEM as a Service](siem). Our page [For banks](banks) lists what else you get for MAS and the Central Bank of Sri Lanka.',
        },
        {
          question: 'Which tool, and in which region are our logs?',
          answer:
            'With the SIEM we also install agents, through which we can isolate computers. Before you sign we name the tool and the regions it offers, and you choose the region. A firm whose customers are in Singapore, for example, can choose a SIEM hosted there. Our analysts view your logs from the countries listed on [Prices and terms](buying). If you leave, we hand you logs, rules, tickets and runbooks, and then delete our copies.',
        },
        {
          question: 'Will you report a breach to the regulator?',
          answer:
            'No. You notify the regulator, and our facts and times are your evidence. Agree with counsel whether our alert counts as your discovery. For personal data, GDPR Article 33(2) and section 26C(3) of Singapore’s PDPA require us, as your processor or data intermediary, to tell you without undue delay. The 2022 text of Sri Lanka’s PDPA sets no deadline for processors, so your contract sets one.',
        },
        {
          question: 'Does your call come in time for our own deadlines?',
          answer: `In [our sample quotation](buying) we phone you within ${clocks.Escalation[1]} minutes at severity 1 and within ${clocks.Escalation[2]} at severity 2, in time for the deadlines of MAS (1 hour) and the Central Bank of Sri Lanka (2 hours). If an analyst raises an alert from severity 3, we call within ${verdict.other + clocks.Escalation[1]} minutes of the alert at severity 1 and within ${verdict.other + clocks.Escalation[2]} at severity 2. We call a bank within ${verdict.other + calls.raisedAtBank} at either. In Singapore an owner of critical information infrastructure must report within 2 hours of becoming aware. The Central Bank’s deadline also covers phishing and hacking attempts, which may be severity 3. Tell us which of those merit a call at night. For personal data, GDPR Article 33 allows you 72 hours from becoming aware, and Singapore’s PDPA 3 calendar days from your assessment.`,
        },
        {
          question: 'How can we check that you are monitoring?',
          answer:
            'Have another firm run an exercise without telling us, and compare its log with our tickets; the contract allows it. You can also read the console yourself and export the times.',
        },
        {
          question: 'Can you help with an attack going on now?',
          answer:
            'Yes, if we monitor your systems. Phone us. If we don’t, call an incident response firm. Our page [Under attack](underAttack) says what to do in the first hour, whoever helps you.',
        },
      ],
    },
  ],
  quote: 'If we phone you at night, we say what happened, what we did and what we need.',
  callToAction: 'Give your alerts a night shift',
  sources: [
    documents.masTechnologyRisk,
    documents.cbslIncidents,
    documents.ciiRegulations,
    documents.pdpa,
    documents.sriLankaPdpa,
    documents.gdpr,
    documents.sp80061,
    documents.csf,
    documents.attack,
  ],
} as const satisfies ServicePage;
