import { company, headOffice, ofOffices, placesOf } from './company';

/** What happens after Contact Us, in one sentence under every such button. */
export const afterContact = {
  /** Under a page's first button. */
  first:
    'We’ll ask a few questions and send a one-page scope before we quote. See [prices and terms](buying).',
  /** Under the button that ends a page which began with one. */
  again: 'Asking commits you to nothing.',
  /** Under the button of the privacy page, where nothing is bought. */
  data: 'Write to us. We’ll answer by email.',
} as const;

/** Before the telephone number beside the buttons that open a page. */
export const callOffice = 'Call';

/** The subject that a page's link to the form fills in. Apart from the form's words, which every visitor downloads. */
export const contactSubjects = {
  /** Before the service's name, the post's category or one of the topics. */
  start: 'About',
  /** What a message is about that is begun on a page whose name would not say it; else that is the page’s name. */
  topics: {
    about: company.name,
    accessibility: 'the accessibility of your website',
    blog: 'your blog',
    disclosure: 'a weakness in your website',
    glossary: 'a term I don’t understand',
    news: 'your news',
    choose: 'choosing a service',
    buying: 'buying a service',
    privacy: 'privacy on your website',
    sampleReports: 'your sample reports',
    search: 'something I could not find',
    standards: 'a standard we must meet',
    underAttack: 'monitoring after an attack',
  },
} as const;

/** The head of the contact page, apart from the form's words as well. */
export const contactPage = {
  title: 'Contact Us',
  /** Large under the title. */
  headline: 'Tell us what you need to protect',
  /** What search results say, 110 to 160 characters. */
  description: `Write to ${company.name}, or call our ${ofOffices('office', 'offices')} in ${placesOf('city', 'disjunction')}. Tell us what you run and what worries you.`,
  intro: 'What do you run, and what worries you? A security engineer will reply.',
  /** Under the intro, for whoever is being attacked: around the head office's number. */
  attack: {
    call: 'Under attack? If we monitor your systems, phone the number in your contract or',
    next: 'now. If we don’t, call an incident response firm. We respond only on systems we monitor. Either way, ask the operator before you disconnect a computer that controls a machine. Disconnect every other affected computer from the network, but leave it switched on.',
    /** The link to the page for whoever is. */
    more: 'Under attack now? What to do first',
  },
  /** Over the offices. */
  officesHeading: 'Or reach us directly',
  /** Under Submit where a press had no effect, because the page's first script did not arrive. */
  lost: {
    heading: 'Submit did not work: part of this page did not load.',
    next: 'What you wrote is still here. Copy it into an email to us, or call:',
  },
} as const;

/**
 * The most characters that fields may have. Who writes more is told so; nothing is cut. All of them together must
 * stay under the 50 kB that EmailJS takes, at three bytes a character.
 */
export const fieldLimits = {
  user_name: 200,
  /** No longer address can receive mail (RFC 5321). */
  user_email: 254,
  subject: 150,
  message: 10_000,
} as const;

/** The words of the form and of what stands beside it. */
export const contact = {
  form: {
    heading: 'Write to us',
    required: 'Name, email and message are required.',
    /** Each field's label, given by the specification and held by a test, and the hint under it. */
    fields: {
      user_name: { label: 'Name' },
      user_email: { label: 'Email', hint: 'We’ll reply to this address.' },
      user_phone: {
        label: 'Phone',
        hint: 'Optional. Include the country code, with + before it.',
      },
      subject: { label: 'Subject', hint: 'Optional.' },
      message: {
        label: 'Message',
        hint: 'Say how many people, computers, servers and firewalls you have, what you need and by when. Send no passwords, and no confidential papers before we have signed your confidentiality agreement.',
      },
    },
    /** Under a field whose value breaks its rule, and as the link to it over the form. Given by the specification; a test holds them. */
    errors: {
      user_email: 'Please enter a valid email.',
      user_phone: 'Please enter a valid phone number.',
    },
    /** The same for what must be filled in and is not. */
    missing: {
      user_name: 'Please enter your name.',
      message: 'Please write your message.',
    },
    /** The same for what is longer than it may be. */
    tooLong: {
      user_name: `Please shorten your name to ${fieldLimits.user_name} characters.`,
      subject: `Please shorten the subject to ${fieldLimits.subject} characters.`,
      message: `Please shorten your message to ${fieldLimits.message.toLocaleString('en-GB')} characters.`,
    },
    /** After the line under a field: what would pass. */
    examples: {
      user_name: 'For example: Asha Perera',
      user_email: 'For example: name@company.example',
      user_phone: `For example: ${headOffice.phone.display}`,
      message: 'For example: We run 40 servers, and nobody reads their alerts at night.',
    },
    /** The alert where email and phone are right, and these are missing or too long. */
    incomplete: {
      user_name: 'Your name is missing.',
      message: 'Your message is missing.',
      both: 'Your name and your message are missing.',
      long: 'Part of what you wrote is too long.',
    },
    /** The list of what is missing or wrong, over the form. */
    summary: {
      /** What screen readers call it. */
      label: 'What to correct',
    },
    /** What came of a submission. Given by the specification; a test holds them. */
    alerts: {
      fields: 'Please enter a valid email and phone number.',
      captcha: 'Please verify the reCAPTCHA.',
      failed: 'Failed to send message. Please try again.',
      sent: 'Message sent successfully!',
    },
    /** What the alert's link to the captcha says. */
    captchaLink: 'Go to the reCAPTCHA.',
    /** Given by the specification; a test holds it. */
    submit: 'Submit',
    sending: 'Sending…',
    /** Once sending takes longer than 20 seconds. */
    slow: 'Sending is taking longer than usual, but may still work. This page will tell you as soon as it knows. Please don’t send it again. If it can’t wait, call us.',
    /** Under the alert of a failed sending. */
    failure: {
      /** What screen readers call it. */
      label: 'What you can do',
      /** Where the next attempt may succeed. */
      passing: 'Tick the reCAPTCHA once more before you press Submit.',
      /** Where it would fail as well. */
      lasting: 'The fault is on our side. Please try again later, or reach us another way now.',
      /** Where the sending service has lost our mailbox. */
      disconnected:
        'This form has lost its connection to our mailbox, and no attempt will get through until we mend it. Please reach us another way now.',
    },
    captcha: {
      /** The region's name for assistive technology. */
      label: 'reCAPTCHA',
      /** In the captcha's place before the form is first used. */
      notYet: 'The reCAPTCHA appears here when you start to write.',
      loading: 'The reCAPTCHA is loading.',
      unavailable: 'The reCAPTCHA did not load, so this form cannot send your message.',
      /** Who gets what, before the link to the privacy page. */
      disclosure:
        'Once you start to write, Google’s reCAPTCHA receives your IP address and sees how you use this page, to tell people from robots. EmailJS passes what you submit to our mailbox.',
    },
    /** Under the form without keys, without JavaScript, and where the form broke. */
    byMail:
      'Submit opens your email program with the message filled in, for you to send. If you have none, you can copy the message.',
    privacyLink: 'What this site does with your data',
    /** Stands under an alert when the form itself cannot send. */
    otherWays: {
      heading: 'What you wrote is still here. You can also:',
      mail: 'Send it from your own email program',
      /** Under it where the message is longer than email programs take from a page. */
      mailLong: 'It’s too long to hand over in one piece: copy it, then paste it there.',
      /** Before an office's city and number. */
      call: 'Call',
      copy: 'Copy what you wrote',
      copied: 'Copied.',
      notCopied: 'Your browser didn’t let us copy it. Please select the text in the form instead.',
    },
    sent: {
      /** What screen readers call it. */
      label: 'What happens next',
      /** What happens next, in order, under the alert. */
      steps: [
        'Your message is on its way to our support mailbox.',
        'A security engineer will reply to your email address.',
        'If you’re asking for a quotation, we’ll ask a few questions and send a one-page scope first.',
      ],
      /** After the steps. */
      urgent: 'If it can’t wait, call us.',
    },
    composed: {
      heading: 'Your email program should have your message now.',
      next: 'Check it and send it from there. If no email program opened, nothing is lost:',
      /** The same where the message is longer than email programs take from a page. */
      long: {
        heading: 'Your message is too long to hand over in one piece.',
        next: 'Copy it here and paste it into the email that opened. If none opened, nothing is lost:',
      },
      /** Until then what was typed stays in the fields, also for the next person at this screen. */
      clear: 'I’ve sent it: empty the form',
    },
    /** Named for robots, hidden from everybody else. */
    honeypot: 'Leave this field empty',
  },
  /** The subject of an email whose writer gave none. */
  mailSubject: 'Message from the website',
  /** The text of an email whose writer must paste it. */
  mailPaste: 'Paste your message here.',
} as const;
