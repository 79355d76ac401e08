import { company, headOffice, ofOffices, placesOf } from './company';

/** What happens after Contact Us, in one sentence under every such button. */
export const afterContact = {
  /** Under a page's first button. */
  first:
    'Write to us: we ask about your needs, then send a scope of one page before any quotation.',
  /** Under the button that ends a page which began with one. */
  again: 'We reply with questions, then a scope of one page.',
  /** Under the button of the privacy page, where nothing is bought. */
  data: 'A person reads your question and answers it by email.',
} as const;

/** Before the telephone number beside the buttons that open a page. */
export const callOffice = 'Call';

/** The subject that a page's link to the form fills in. Apart from the form's words, which every visitor downloads. */
export const contactSubjects = {
  /** Before the service's name, the post's category or one of the topics. */
  start: 'About',
  /** What a message is about that is begun on a page which is no service's. */
  topics: {
    about: company.name,
    blog: 'your blog',
    news: 'your news',
    privacy: 'privacy on your website',
    search: 'something I could not find',
  },
} as const;

/** The head of the contact page, apart from the form's words as well. */
export const contactPage = {
  title: 'Contact Us',
  /** What search results say, 110 to 160 characters. */
  description: `Write to ${company.name}, call the ${ofOffices('office', 'offices')} in ${placesOf('city', 'disjunction')}, or send an email. Tell us what you run and what you need.`,
  intro:
    'Say what you run and what worries you. A person answers. Under attack now? Call us, and ask first whether we can help today. Meanwhile, take affected machines off the network, but leave them on.',
  /** Over the offices. */
  officesHeading: 'Or reach us directly',
  /** Under Submit where a press had no effect, because the page's first script did not arrive. */
  lost: {
    heading: 'Submit has not worked: a part of this page did not arrive.',
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
  /** Before an office's clock time. */
  localTime: 'local time',
  form: {
    heading: 'Write to us',
    required: 'Name, email and message are required.',
    /** Each field's label and the hint under it. */
    fields: {
      user_name: { label: 'Name' },
      user_email: { label: 'Email', hint: 'Where the answer goes.' },
      user_phone: {
        label: 'Phone',
        hint: 'Optional. 9 to 15 digits; + in front if you like.',
      },
      subject: { label: 'Subject', hint: 'Optional.' },
      message: {
        label: 'Message',
        hint: 'What you run, how many people and devices, what you need, and by when. No passwords, please.',
      },
    },
    /** Under a field whose value breaks its rule, and as the link to it over the form. */
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
    /** Between and after the numbers, as in “9,800 of 10,000 characters”, under a field that is nearly full. */
    count: { of: 'of', characters: 'characters' },
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
    /** What came of a submission. */
    alerts: {
      fields: 'Please enter a valid email and phone number.',
      captcha: 'Please verify the reCAPTCHA.',
      failed: 'Failed to send message. Please try again.',
      sent: 'Message sent successfully!',
    },
    /** What the alert's link to the captcha says. */
    captchaLink: 'Go to the reCAPTCHA.',
    submit: 'Submit',
    sending: 'Sending…',
    /** Once sending takes longer than 20 seconds. */
    slow: 'Sending takes longer than usual, and may still succeed: this page tells you as soon as it knows. Until then a call is better than sending it again.',
    /** Under the alert of a failed sending. */
    failure: {
      /** Where the next attempt may succeed. */
      passing: 'Tick the reCAPTCHA once more before you press Submit.',
      /** Where it would fail as well. */
      lasting:
        'Trying again will not help for now: the reason is on our side. Please take another way:',
    },
    captcha: {
      /** The region's name for assistive technology. */
      label: 'reCAPTCHA',
      /** In the captcha's place before the form is first used. */
      notYet: 'The reCAPTCHA appears here when you start to write.',
      loading: 'The reCAPTCHA is loading.',
      unavailable: 'The reCAPTCHA could not be loaded, so this form cannot send.',
      /** Who gets what, before the link to the privacy page. */
      disclosure:
        'Once you start to write, Google’s reCAPTCHA receives your IP address and how this page is used, to tell people from robots. What you submit goes through EmailJS to our mailbox.',
    },
    /** In the form's place if it breaks; the other ways follow. */
    unavailable: 'The form has stopped working on this page.',
    /** Under the form without keys, and without JavaScript. */
    byMail:
      'Submit opens your own email program with the message written out. Nothing is sent until you send it there.',
    privacyLink: 'What this site does with data',
    /** Stands under an alert when the form itself cannot send. */
    otherWays: {
      heading: 'What you wrote is still here. You can also:',
      mail: 'Send it from your own email program',
      /** Under it where the message is longer than email programs take from a page. */
      mailLong: 'It is too long to be handed over whole: copy it, and paste it there.',
      /** Before an office's city and number. */
      call: 'Call',
      copy: 'Copy what you wrote',
      copied: 'Copied.',
      notCopied: 'Your browser does not allow copying: select the text in the form instead.',
    },
    sent: {
      /** What happens next, in order, under the alert. */
      steps: [
        'Your message is in the support mailbox, where a person reads it.',
        'We reply to the email you gave, with questions about scope.',
        'You see a one-page scope before any quotation.',
      ],
      /** After the steps. */
      urgent: 'If it cannot wait, call us.',
      again: 'Write another message',
    },
    composed: {
      heading: 'Your email program has the message.',
      next: 'Look it over and send it there. If no email program opened, nothing is lost:',
      /** The same where the message is longer than email programs take from a page. */
      long: {
        heading: 'Your message is too long to be handed over whole.',
        next: 'Copy it here and paste it into the email that opened. If none opened, nothing is lost:',
      },
      /** Until then what was typed stays in the fields, also for the next person at this screen. */
      clear: 'I have sent it: empty the form',
    },
    /** Named for robots, hidden from everybody else. */
    honeypot: 'Leave this field empty',
  },
  /** The subject of an email whose writer gave none. */
  mailSubject: 'Message from the website',
  /** The text of an email whose writer must paste it. */
  mailPaste: 'Paste your message here.',
} as const;
