/** Whom to tell of an attack, and by when. */
export interface Notice {
  /** Who it is; a condition may follow, as in “MAS, if you’re a bank”. */
  who: string;
  /** The law’s deadline, in words that a line of facts.csv has; left out where we found none. */
  within?: string;
  /** How to reach them, and what else to know. */
  how: string;
  /** Numbers to press, as they are dialled in that country; whose it is may stand before one, as in “Police 999”. */
  phones?: readonly string[];
  email?: string;
  link?: { words: string; url: `https://${string}` };
}

/** What may have happened, as one sheet of A4. */
export interface Situation {
  title: string;
  /** Large under the title: what matters most. */
  lead: string;
  /** The first hour, in its order: a few words in `**…**`, then what to do. */
  steps: readonly string[];
  /** What makes it worse. */
  avoid: readonly string[];
  /** Whom to phone before anybody else, us too. */
  first?: readonly NoticeId[];
  /** Whom to tell then, in their order. */
  singapore: readonly NoticeId[];
  sriLanka: readonly NoticeId[];
  /** The post that tells more, by the name of its file. */
  post?: string;
}

/** A question, with the question or the situation that each answer leads to. */
export interface Question {
  question: string;
  hint?: string;
  answers: readonly { answer: string; to: QuestionId | SituationId }[];
}

export type NoticeId = keyof typeof notices;
export type SituationId = keyof typeof situations;
export type QuestionId = 'people' | 'money' | 'signs';

/** The page for whoever is being attacked now. Its words are read in a hurry: keep them short. */
export const underAttack = {
  title: 'Under attack',
  /** What search results show in its place. */
  searchTitle: 'Under attack? Whom to call and what to do first',
  /** What search results say, 110 to 160 characters. */
  description:
    'Whom to call, what to do in the first hour, and whom to tell in Singapore and Sri Lanka: ransomware, a stolen mailbox, a wrong payment, a leak or a lost device.',
  /** Over the phone number. */
  call: 'If we monitor your systems, phone the number in your contract or:',
  /** Under it, for everybody else: what content/contact.ts says too. */
  otherwise: 'If we don’t monitor your systems, call an incident response firm.',
  /** Which that may be. */
  firms:
    'To find an incident response firm, ask your cyber insurer’s hotline or choose from CREST’s list of its members. We respond to incidents only on systems that we monitor, and we sell neither forensics nor incident response on retainer.',
  /** Before the email address. */
  write:
    'Can’t get through? Keep phoning: only a call reaches somebody at once. Failing that, email us from a device you trust:',
  /** What holds whatever has happened, an order an entry. */
  always: [
    'Ask the operator before you disconnect a computer that controls a machine.',
    'Disconnect every other affected computer, but leave it switched on.',
    'Don’t wipe anything yet.',
  ],
  /** Before the links to all situations. */
  straight: 'If you know what it is, go straight to it',
  /** The words of every sheet. */
  sheet: {
    call: 'If we monitor your systems, call us now.',
    /** In place of it where somebody else is phoned first. */
    next: 'Then, if we monitor your systems, call us.',
    otherwise: 'If we don’t, call an incident response firm.',
    firstHour: 'The first hour',
    avoid: 'What to leave alone',
    tell: 'Whom to tell',
    singapore: 'In Singapore',
    sriLanka: 'In Sri Lanka',
    /** Under a sheet, after the day on which the facts were last looked through. */
    reviewed:
      '“From a summary” means that we have not read the text itself. Check the original. Where no deadline is shown, we found none. Ask counsel which of these deadlines bind you.',
    again: 'Answer the questions again',
    paper: 'If you print the page now, only this sheet prints.',
  },
  /** Over the Contact Us button that ends the page, where nothing is sold. */
  callToAction: 'Is a number or a deadline here out of date?',
} as const;

/** Whom to tell, by a name of ours. */
export const notices = {
  emergency: {
    who: 'Emergency services in Singapore',
    how: 'They answer at any hour.',
    phones: ['Police 999', 'Fire and ambulance 995'],
  },
  bank: {
    who: 'Your bank’s fraud line',
    how: 'The number is on your card and on the bank’s website. In Singapore the ScamShield Helpline, 1799, is open around the clock and connects you to seven large banks.',
    phones: ['1799'],
  },
  police: {
    who: 'The police',
    how: 'Report it online or at a station.',
    phones: ['1800 255 0000'],
    link: {
      words: 'Report online',
      url: 'https://eservices1.police.gov.sg/phub/eservices/landingpage/police-report',
    },
  },
  policeRansomware: {
    who: 'The police',
    how: 'Report it online. If you report a ransomware attack, the report also reaches SingCERT, the response team of CSA.',
    phones: ['1800 255 0000'],
    link: {
      words: 'Report online',
      url: 'https://eservices1.police.gov.sg/phub/eservices/landingpage/police-report',
    },
  },
  singCert: {
    who: 'SingCERT, at CSA',
    how: 'It takes reports through its online form, and works in office hours.',
    link: { words: 'Its form', url: 'https://www.csa.gov.sg/singcert/reporting' },
  },
  csa: {
    who: 'CSA, if you own designated critical information infrastructure',
    within: 'Within 2 hours of becoming aware',
    how: 'Send details within 72 hours and a final report within 30 days.',
  },
  mas: {
    who: 'MAS, if you’re a bank',
    within: 'Within 1 hour of discovery',
    how: 'You must report an incident with a severe and widespread impact on your operations, or a material impact on your service to customers. Phone within the hour. Send the first report on MAS-Tx, MAS’s online platform, within 24 hours, and the root-cause report within 14 days. If you hold another MAS licence, read the notice that applies to it.',
  },
  pdpc: {
    who: 'PDPC, if personal data is involved',
    within: 'Within 3 calendar days of assessing the breach as notifiable',
    how: 'Start the assessment now. You must notify if significant harm is likely, or if 500 or more people are affected.',
    link: { words: 'pdpc.gov.sg', url: 'https://www.pdpc.gov.sg/' },
  },
  individuals: {
    who: 'The people affected',
    how: 'If significant harm to them is likely, tell them as soon as practicable, when you notify the PDPC or afterwards.',
  },
  customer: {
    who: 'The company you hold the data for',
    within: 'Without undue delay',
    how: 'It then assesses whether it must notify.',
  },
  emergencySriLanka: {
    who: 'Emergency services in Sri Lanka',
    how: 'They answer at any hour.',
    phones: ['Police 119', 'Fire and rescue 110', 'Ambulance 1990'],
  },
  cert: {
    who: 'Sri Lanka CERT|CC',
    how: 'It advises you how to contain the attack. Its incident mailbox is read around the clock.',
    phones: ['101'],
    email: 'incidents@cert.gov.lk',
  },
  cbsl: {
    who: 'CBSL, if you’re a licensed bank',
    within: 'Within 2 hours of detection',
    how: 'Email the Director of Bank Supervision. Send a detailed report within 14 days. Also tell FinCSIRT, the response team of banks and finance companies. We found no deadline for telling FinCSIRT.',
  },
  authority: {
    who: 'Data Protection Authority, if personal data is involved',
    within: 'From 1 January 2027',
    how: 'Rules will set the deadline. A draft of the rules allows 72 hours after you become aware of the breach, so plan for 72.',
    link: { words: 'dpa.gov.lk', url: 'https://www.dpa.gov.lk/' },
  },
  policeSriLanka: {
    who: 'The police or the CID',
    how: 'File a complaint at a police station, or with the Computer Crime Investigation Division of the Criminal Investigation Department (CID). In February 2026 a Sri Lankan minister announced a new cybercrime division, so ask which division takes your case.',
  },
} as const satisfies Record<string, Notice>;

const CALL = '**Call** us, or an incident response firm.';

/** What a visitor may be led to; each name is also the address of its sheet, `/under-attack#ransomware`. */
export const situations = {
  danger: {
    title: 'Somebody is in danger',
    lead: 'People first. Systems can wait.',
    steps: [
      '**Phone the emergency services.** Their numbers are above.',
      '**Get people away** from the machine, the door or the room.',
      '**Stop machines by hand.** Use the emergency stop. Trust no screen: readings may be false.',
      '**Tell the people who run the site.** They know what else the system controls.',
      CALL,
      '**Once everyone is safe, leave the rest as it is:** it’s evidence.',
    ],
    avoid: ['Don’t restart the controls to see whether that helps.'],
    first: ['emergency', 'emergencySriLanka'],
    singapore: ['csa', 'singCert'],
    sriLanka: ['cert'],
  },
  ransomware: {
    title: 'Ransomware',
    lead: 'Stop the spread. Recovery comes later.',
    steps: [
      '**Isolate.** Unplug every affected computer’s network cable and turn off its Wi-Fi. If it controls a machine, ask the operator first.',
      '**Leave the power on.** Memory may hold the encryption keys. Switch off only what is encrypting and can’t be disconnected.',
      '**Protect the backups.** Disconnect backup servers and drives, even if they look clean.',
      CALL,
      '**Use phones.** Assume that the attacker reads your email and chat.',
      '**Disable the accounts** involved and revoke their sessions.',
      '**Keep evidence.** Photograph the ransom note. Export VPN, firewall and sign-in logs before they expire.',
      '**Write down times:** when you found it, who did what, whom you told.',
    ],
    avoid: [
      'Don’t wipe, reinstall or restore anything yet.',
      'Don’t answer the attacker. The Singapore police advise against paying.',
      'Don’t reset every password at once. It warns the attacker.',
    ],
    singapore: ['mas', 'csa', 'pdpc', 'policeRansomware'],
    sriLanka: ['cert', 'cbsl', 'authority', 'policeSriLanka'],
    post: 'first-hour-of-a-ransomware-call',
  },
  mailbox: {
    title: 'Stolen mailbox',
    lead: 'Assume the attacker has read every message and asked somebody for money.',
    steps: [
      '**Cut them off.** Disable the account and revoke its sessions. A new password alone doesn’t end a session.',
      '**Phone your finance team.** Hold payments and changes of bank details that came by email.',
      CALL,
      '**Copy, then remove.** Save the inbox rules, the forwarding and the sign-in logs. Then remove each rule, device and sign-in method that the attacker added.',
      '**Find the others.** Look for the same sender and link in every mailbox.',
      '**Phone everyone** who had messages from that mailbox, and warn them.',
    ],
    avoid: [
      'Keep the message with which the attack began. It’s evidence.',
      'Don’t discuss the attack by email.',
    ],
    singapore: ['police', 'mas', 'csa', 'pdpc', 'singCert'],
    sriLanka: ['cert', 'cbsl', 'authority', 'policeSriLanka'],
    post: 'phished-past-mfa-finding-the-stolen-session',
  },
  payment: {
    title: 'Payment to the wrong account',
    lead: 'Phone your bank before you read on.',
    steps: [
      '**Phone your bank.** Ask it to stop the payment, or to recall it as fraud. Write down the case number.',
      '**Stop the next one.** Cancel every payment queued for that account.',
      '**Report it to the police.** Give the police the bank’s case number, and give the bank the number of the police report.',
      '**Phone the real payee** on a number you already had. Their mailbox may be the stolen one.',
      '**Keep the emails** as files, with the invoice and the bank’s confirmation.',
      '**Ask who read the thread.** If the mailbox was yours, follow the sheet for a stolen mailbox too.',
      CALL,
    ],
    avoid: [
      'Don’t reply to the email that gave the new account.',
      'Don’t pay anyone who offers to get the money back.',
    ],
    first: ['bank'],
    singapore: ['police', 'mas', 'pdpc'],
    sriLanka: ['policeSriLanka', 'cert', 'cbsl', 'authority'],
    post: 'payment-to-the-wrong-account-first-hour',
  },
  leak: {
    title: 'Data leaked',
    lead: 'Stop the leak, keep the evidence and start the breach assessment.',
    steps: [
      '**Close it.** Take the file, share or database offline, or revoke the key. Keep its settings.',
      CALL,
      '**Save the access logs** before they expire. Record where the data turned up: the address, the time and a screenshot.',
      '**Find out what it is.** Whose data, which fields, how many people, since when?',
      '**Start the breach assessment.** Write down the time and who decides.',
      '**Ask hosts and search engines** to take copies down.',
    ],
    avoid: [
      'Don’t download more of it than you need as evidence.',
      'Don’t say how many people are affected until you know.',
    ],
    singapore: ['mas', 'csa', 'pdpc', 'individuals', 'customer', 'police'],
    sriLanka: ['authority', 'cbsl', 'cert', 'policeSriLanka'],
    post: 'incident-reporting-clocks-in-singapore',
  },
  website: {
    title: 'Website defaced',
    lead: 'Show visitors a plain notice. Keep a copy of what the attacker changed.',
    steps: [
      '**Put up a notice.** Send visitors to a plain page on another server.',
      '**Copy before you clean.** Take a snapshot of the server, its files and its database.',
      '**Save the logs** of the web server, the firewall and the hosting panel.',
      CALL,
      '**Change the passwords.** From a clean computer, change those for the hosting account, the domain registrar and every editor. Remove accounts you don’t know.',
      '**Look further.** If the site holds personal data, follow the sheet for leaked data too.',
    ],
    avoid: [
      'Don’t put the old site back before you know how the attacker got in.',
      'Don’t clean the server before you have copied it.',
    ],
    singapore: ['police', 'mas', 'csa', 'pdpc', 'singCert'],
    sriLanka: ['cert', 'cbsl', 'authority', 'policeSriLanka'],
  },
  supplier: {
    title: 'A supplier was attacked',
    lead: 'Cut off its access. Then ask what was taken.',
    steps: [
      '**Cut it off** at your end: connection, accounts and keys. If it reaches computers that control machines, ask their operator first.',
      'If shutting that access would stop your work, **name one person to decide** what to do. Write the decision down.',
      '**Pause what it does for you:** email in your name, and updates of its software.',
      CALL,
      '**Save your logs** of its sign-ins and connections before they expire.',
      '**Ask in writing:** which of your data, which accounts, since when? Set a time for the answer.',
      '**Start the breach assessment** if it held personal data for you.',
      '**Warn your staff.** The next false invoice may quote a real order.',
    ],
    avoid: [
      'Don’t settle for “no evidence of access”. Ask which log would show it.',
      'Don’t reconnect before a named person there confirms that it is safe.',
    ],
    singapore: ['mas', 'csa', 'pdpc'],
    sriLanka: ['authority', 'cbsl', 'cert'],
    post: 'a-suppliers-breach-what-to-ask',
  },
  device: {
    title: 'Device lost or stolen',
    lead: 'Lock it remotely. Then ask what was on it.',
    steps: [
      '**Lock it** through your device management and write down where it was last seen.',
      '**Sign its user out everywhere.** Change the passwords and keys it held.',
      '**Block the SIM.** Phone the mobile operator.',
      '**Check the encryption.** Save the proof that its disk was encrypted, if it was.',
      '**List the data.** What was on it, and what could it open?',
      CALL,
      '**Wipe it last,** after you have recorded where it is and whether its disk was encrypted.',
    ],
    avoid: ['Don’t go and fetch it yourself. Tell the police where it is.'],
    singapore: ['police', 'mas', 'pdpc'],
    sriLanka: ['policeSriLanka', 'authority', 'cbsl'],
  },
  unsure: {
    title: 'Not sure what it is',
    lead: 'Treat it as an attack until you know.',
    steps: [
      '**Write down** what you saw, where and when. Photograph the screen.',
      '**Isolate.** Take the computer off the network and leave it switched on. If it controls a machine, ask the operator first.',
      '**Stop using it.** Don’t restart it, scan it or clean it up.',
      CALL,
      '**Phone colleagues** and ask whether they see the same thing.',
      '**Save the logs** that expire first: firewall, VPN and sign-ins.',
    ],
    avoid: ['Don’t wait until you are sure.'],
    singapore: ['mas', 'csa', 'singCert', 'police'],
    sriLanka: ['cert', 'cbsl', 'policeSriLanka'],
    post: 'no-security-staff-first-ten-steps',
  },
} as const satisfies Record<string, Situation>;

/** The questions in their order, the first first; every one and every situation has one way to it. */
export const questions = {
  people: {
    question: 'Is anyone in danger?',
    hint: 'Think of machines, doors, lifts and patients.',
    answers: [
      { answer: 'Yes', to: 'danger' },
      { answer: 'No', to: 'money' },
    ],
  },
  money: {
    question: 'Has money gone to the wrong account, or is it about to?',
    answers: [
      { answer: 'Yes', to: 'payment' },
      { answer: 'No', to: 'signs' },
    ],
  },
  signs: {
    question: 'What do you see?',
    hint: 'Take the first that fits.',
    answers: [
      { answer: 'Files are locked, or there’s a ransom note', to: 'ransomware' },
      { answer: 'Somebody else is using a mailbox', to: 'mailbox' },
      { answer: 'Our data is where it shouldn’t be', to: 'leak' },
      { answer: 'Our website has been changed', to: 'website' },
      { answer: 'A supplier tells us of a break-in', to: 'supplier' },
      { answer: 'A laptop or phone is lost or stolen', to: 'device' },
      { answer: 'None of these, or we’re not sure', to: 'unsure' },
    ],
  },
} as const satisfies Record<QuestionId, Question>;
