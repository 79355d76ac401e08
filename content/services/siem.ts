import { exampleDuration } from '../example-durations';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { siemSpecimen } from '../specimens/siem';

export const siem = {
  title: 'SIEM as a Service',
  headline: 'You own the SIEM. We work its alerts.',
  searchTitle: 'SIEM as a Service: your SIEM, monitored 24/7',
  description:
    'Our analysts tune your SIEM, monitor it 24/7 and escalate incidents with the evidence attached. How it works, what you provide and what you get.',
  intro:
    'A SIEM collects your logs, but somebody has to tune it and read what it finds. Our analysts do both in your own tenant, 24/7, and call you about the alerts that need a decision. You give them named accounts and a contact plan.',
  sections: [
    {
      kind: 'features',
      heading: 'What the service covers',
      items: [
        {
          title: 'Expert management of your existing SIEM',
          text: 'We look after connectors, parsers, detection rules, retention and user access. You keep the platform, its licence and the data, and run the systems that send the logs.',
        },
        {
          title: '24/7 monitoring and threat detection',
          text: 'Analysts close each alert in scope with a written reason, or raise it as an incident. On a day with more alerts than the price covers we still work them all, the most severe first; if that goes on, we tune rules with you or change the price.',
        },
        {
          title: 'Proactive incident escalation and response',
          text: 'An escalation names the host, the account, the timeline and the next step. It goes to whoever your contact plan has on call at that hour.',
        },
        {
          title: 'Performance optimization',
          text: 'We measure what each source sends, so you see which logs feed a detection, which ones you are obliged to keep, and which only cost money.',
        },
      ],
    },
    siemSpecimen,
    {
      kind: 'exchange',
      provide: [
        'Named accounts with multi-factor authentication: read access for the baseline, administrative access after it',
        'A contact plan: who decides, for each system and hour',
        'An asset list with the most important systems marked',
      ],
      receive: [
        'A baseline report on every rule',
        'A detection coverage map that states its ATT&CK version',
        'Incident tickets with the evidence and the next step',
        'Runbooks, yours to keep',
      ],
    },
    {
      kind: 'technologies',
      heading: 'Supported Technologies',
      intro:
        'SIEM platforms we can run, Microsoft Sentinel among them. If yours isn’t here, ask us before you migrate.',
      list: 'siem',
      motion: 'carousel',
    },
    {
      kind: 'steps',
      heading: 'How it works',
      intro: exampleDuration('siem'),
      steps: [
        {
          title: 'Baseline',
          text: 'We read your rules and log sources, and mark each rule as working, noisy, broken or missing its data.',
          customer: 'name the systems your business can’t run without.',
        },
        {
          title: 'Coverage map',
          text: 'We place your detections on the MITRE ATT&CK matrix and rank the gaps by what they leave open on those systems.',
          customer: 'agree which gaps we close first.',
        },
        {
          title: 'Runbooks',
          text: 'For each kind of incident we write down whom we call, what we isolate and what we leave alone.',
          customer: 'approve what we may do without a call.',
        },
        {
          title: 'Monitoring',
          text: 'Our shifts take over the queue, and tune the noisiest rules first.',
          customer: 'answer escalations, and tell us which were worth the call.',
        },
        {
          title: 'Review',
          text: 'Each month we report response times, false positives by rule, sources that fell silent and the rules we changed.',
          customer: 'tell us about planned work: new sites, migrations, patch nights.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why SIEM as a Service?',
      items: [
        {
          title: 'Real-time threat detection',
          text: 'Read together, sign-in, email and network logs show a stolen password in use, sometimes before any mail has left.',
        },
        {
          title: 'Centralized monitoring',
          text: 'Responders read one timeline instead of six consoles.',
        },
        {
          title: 'Regulatory compliance',
          text: 'PCI DSS v4.0.1 requirement 10 wants audit logs reviewed, and kept for at least 12 months. ISO/IEC 27001:2022 asks for logging (A.8.15) and monitoring (A.8.16).',
        },
        {
          title: 'Incident response optimization',
          text: 'We phone when we declare an incident, and send the evidence while you respond.',
        },
        {
          title: 'Proactive risk management',
          text: 'You hear of weak settings and unused accounts when the logs show them.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: '24/7 Monitoring',
          text: 'The night shift works the same queue as the day shift, from the same runbooks.',
        },
        {
          title: 'Deep Insight',
          text: 'Each escalation says which rule fired, and why that is wrong for the account.',
        },
        {
          title: 'Incident Response',
          text: 'Our analysts support your team until the incident is contained.',
        },
        {
          title: 'Clear Reports',
          text: 'A board member can read the monthly summary, and an engineer can check it.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you already pay for a SIEM and running it is nobody’s job',
        'an auditor or a customer asks who reviews your logs, and how often',
        'your logs must stay in a tenant that you control',
      ],
      instead: [
        { when: 'you own no SIEM and don’t want one', choose: 'soc' },
        { when: 'you only collect endpoint alerts, in an EDR tool', choose: 'edr' },
        { when: 'you want licence, platform and people from one supplier', choose: 'mdr' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Do our logs leave our environment?',
          answer:
            'They stay in your tenant, where our analysts view them through named accounts that you can suspend. Viewing from abroad can count as a transfer under EDPB Guidelines 05/2021. It may be one under section 26 of Singapore’s PDPA as well, depending on who controls the data, so the contract lists the countries.',
        },
        {
          question: 'We are a bank. What does MAS ask of this?',
          answer:
            'MAS Notice 658, or 1121 for merchant banks, sets due diligence, subcontracting, the protection of customer information, audit and termination, and has you keep a register of such services. [Buying a service](buying) gives our answer to each point.',
        },
        {
          question: 'Where do we see the tickets?',
          answer:
            'In your own service desk if it takes them by API or email, as ServiceNow and Jira do, and otherwise in ours, where your staff get accounts. You keep your own sign-in to the SIEM and read our notes beside each alert.',
        },
        {
          question: 'Who owns the detection rules you write?',
          answer:
            'You do. They live in your SIEM, and we give you an export so that a new team can carry on from them.',
        },
        {
          question: 'Can you reduce what we pay for ingestion?',
          answer:
            'Often, by dropping sources that feed no detection and that nothing obliges you to keep.',
        },
      ],
    },
  ],
  quote: 'You already pay for a SIEM. We read what it tells you, at night as well.',
  callToAction: 'Put our analysts on your SIEM',
  sources: [
    documents.pciDss,
    documents.iso27001,
    documents.attack,
    documents.edpbTransfers,
    documents.pdpa,
    documents.masOutsourcing,
  ],
} as const satisfies ServicePage;
