import { exampleDuration } from '../example-durations';
import { documents } from '../facts';
import { monitoringLicence } from '../licensed-services';
import type { ServicePage } from '../service-page';
import { siemSpecimen } from '../specimens/siem';

export const siem = {
  title: 'SIEM as a Service',
  headline: 'You own the SIEM. We work its alerts.',
  searchTitle: 'SIEM as a Service: your SIEM, monitored 24/7',
  description:
    'Our analysts tune your SIEM, monitor it 24/7 and escalate incidents with the evidence attached. How it works, what you provide and what you get.',
  intro:
    'A SIEM collects your logs, but somebody has to tune it and read what it finds. Our analysts look after its connectors and rules and work the queue 24/7. They call you about alerts that need a decision.',
  sections: [
    {
      kind: 'features',
      heading: 'What the service covers',
      items: [
        {
          title: 'Expert management of your existing SIEM',
          text: 'In your own tenant we look after connectors, parsers, detection rules, retention and user access. You run the systems that send the logs. You keep ownership of the platform, the licence and the data.',
        },
        {
          title: '24/7 monitoring and threat detection',
          text: 'Analysts work the queue around the clock. They close each alert in scope with a written reason, or raise it as an incident. The quotation says how many alerts a day the price covers. If a day brings more, we still work them all, day and night, the most severe first. If that goes on, we tune rules with you or agree a new price.',
        },
        {
          title: 'Proactive incident escalation and response',
          text: 'An escalation names the host, the account, the timeline and the next step. It goes to whoever is on call in your contact plan at that hour.',
        },
        {
          title: 'Performance optimization',
          text: 'We measure what each source sends. You see which logs feed a detection, which ones you are obliged to keep, and which only cost money.',
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
        'SIEM platforms we can run, Microsoft Sentinel among them. Yours isn’t here? Ask us before you migrate.',
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
          text: 'We read your rules and list your log sources. We mark each rule as working, noisy, broken or missing its data.',
          customer: 'name the systems your business can’t run without.',
        },
        {
          title: 'Coverage map',
          text: 'We place your detections on the MITRE ATT&CK matrix. The map states its version. We rank the gaps by what they leave open on your most important systems.',
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
          text: 'When we read identity, email and network logs together, we can see a stolen password in use, sometimes before the attacker forwards any email.',
        },
        {
          title: 'Centralized monitoring',
          text: 'Responders read one timeline instead of six consoles.',
        },
        {
          title: 'Regulatory compliance',
          text: 'PCI DSS v4.0.1 requirement 10 wants audit logs reviewed, and kept for at least twelve months. ISO/IEC 27001:2022 asks for logging (A.8.15) and monitoring (A.8.16).',
        },
        {
          title: 'Incident response optimization',
          text: 'We phone as soon as we declare an incident, and send the evidence while you respond.',
        },
        {
          title: 'Proactive risk management',
          text: 'We tell you about weak settings and unused accounts when the logs show them. You don’t wait for the monthly report.',
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
          text: 'Each escalation says which rule fired, and why the behaviour is wrong for that account.',
        },
        {
          title: 'Incident Response',
          text: 'Our analysts support your team until the incident is contained.',
        },
        {
          title: 'Clear Reports',
          text: 'You get a monthly summary that a board member can read and an engineer can check.',
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
            'They stay in your tenant. Our analysts view them remotely, through named accounts that you can suspend. Viewing from abroad can count as a transfer under EDPB Guidelines 05/2021 and section 26 of Singapore’s PDPA. For banks, MAS Notice 658 governs a provider’s access to customer information. So we name the countries in the contract.',
        },
        {
          question: 'Who owns the detection rules you write?',
          answer:
            'You do. They live in your SIEM, and we give you an export so that a new team can carry on from them.',
        },
        {
          question: 'Can you reduce what we pay for ingestion?',
          answer:
            'Often. You can drop a source that feeds no detection and that nothing obliges you to keep.',
        },
        {
          question: 'Do you need a licence for this?',
          answer: monitoringLicence,
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
    documents.cybersecurityAct,
  ],
} as const satisfies ServicePage;
