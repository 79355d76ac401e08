import { company, companyFacts, headOffice, offices, placesOf } from './company';
import { contact } from './contact';

/** A part of the privacy page. */
export interface PrivacyPart {
  heading: string;
  /** Paragraphs, top to bottom; `[words](routeId)` links to a page. */
  paragraphs: readonly string[];
  /** Where a third party explains itself. */
  links?: readonly { words: string; url: `https://${string}` }[];
  /** The configuration it is true of; every build where nothing is said. */
  when?: 'formSends' | 'formComposes' | 'blogReadsFirestore' | 'vitalsReported' | 'faultsReported';
}

const { parent, dataProtection } = companyFacts;
/** The form's fields, as a list of words. */
const typed = Object.values(contact.form.fields)
  .map(({ label }) => label.toLowerCase())
  .join(', ');
const ownedBy = parent ? `, a subsidiary of ${parent.name},` : '';
/** Who answers for personal data, until the company names somebody: its support address. */
const { name: protector, email: protectorEmail } = dataProtection ?? {
  name: 'our data protection officer',
  email: company.email,
};

/** The countries besides the head office’s. */
const abroad = new Set(
  offices.map(({ country }) => country).filter((one) => one !== headOffice.country),
);
const transfer =
  abroad.size > 0
    ? ` When our staff in ${[...abroad].join(' or ')} read it, that can count as a transfer under section 26 of Singapore’s PDPA. Our staff there are bound to protect it as the Act requires.`
    : '';

/**
 * What this site does with data. It describes the code: change both together. A part that does not
 * hold for the way the site was built is left out.
 */
export const privacy = {
  title: 'Privacy',
  /** What search results say, 110 to 160 characters. */
  description:
    'Who is responsible for data from this website, what we use it for and who processes it. We set no cookies, keep no visitor profiles and show no advertising.',
  intro: 'You can read every page of this site without telling us who you are.',
  /** The heading over the Contact Us button that ends the page. */
  callToAction: 'Do you have a question about your data?',
  parts: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        `${company.name}${ownedBy} decides why and how personal data from this site is used. That makes it the controller of that data. Our offices, with their addresses and phone numbers, are on the [contact page](contact).`,
        `Section 11 of Singapore’s PDPA requires us to appoint somebody who answers for data protection: ${protector}, at ${protectorEmail}.`,
        'This page covers the website. For data we handle as part of a service, see your contract. We last changed this page on 25 November 2026.',
      ],
    },
    {
      heading: 'What this site does not do',
      paragraphs: [
        'This site sets no cookies of its own. It does not count or profile its visitors. It has no advertising, no social plug-ins and no embedded video. Typefaces, drawings and scripts come from the site’s own address. Where we use another company’s service, we say so below.',
        'You need no account, and nothing here tracks you on other sites.',
      ],
    },
    {
      heading: 'Search and answers',
      paragraphs: [
        'The search runs in your browser. Your search terms appear in the page address, so they reach the server if you reload the page, or if somebody opens an address that you shared.',
        'Your answers on [Which service do I need?](choose) come after the # in the page address. Your browser does not send that part to us. If you carry your answers into the contact form, they stay in your browser until you press Submit.',
      ],
    },
    {
      heading: 'What your browser keeps',
      paragraphs: [
        'While you write in the contact form, your browser keeps a draft in the storage of that one tab (sessionStorage, under “contact-draft”). You lose nothing if you reload or look at another page. The browser deletes the draft when you empty the form or close the tab. Your words leave the page only when you press Submit, or choose to copy or email them.',
        'If we update the site and a page has to reload, your browser notes the time in the same storage, so that the page reloads only once.',
      ],
    },
    {
      heading: 'The contact form: Google reCAPTCHA',
      when: 'formSends',
      paragraphs: [
        'Google’s reCAPTCHA guards the form on the [contact page](contact). Your browser asks for its script when you first put the cursor into the form, and not before. From then on Google receives your IP address, details of your browser and how you use the page, and judges whether a person is writing. For this, Google may set a cookie of its own (“_GRECAPTCHA”) and use your browser’s storage.',
        'Since 2 April 2026, Google does this as our processor under its Cloud Data Processing Addendum. It does not use the data for purposes of its own.',
      ],
      links: [
        {
          words: 'Google’s Cloud Data Processing Addendum',
          url: 'https://cloud.google.com/terms/data-processing-addendum',
        },
      ],
    },
    {
      heading: 'The contact form: EmailJS',
      when: 'formSends',
      paragraphs: [
        `When you press Submit, EmailJS receives what you typed (${typed}), the result of reCAPTCHA and your IP address. It checks the result with Google and passes your message to our support mailbox. Once EmailJS has accepted the message, your browser deletes the draft. This site stores none of it. EmailJS and Google may process data in other countries.`,
      ],
      links: [
        { words: 'EmailJS’s privacy policy', url: 'https://www.emailjs.com/legal/privacy-policy/' },
      ],
    },
    {
      heading: 'The contact form',
      when: 'formComposes',
      paragraphs: [
        'The form on the [contact page](contact) sends nothing by itself. When you press Submit, it hands your words to the email program on your own device, where you see the message before you send it. From there it travels like any other email, through your provider and ours.',
        'Only we and those email providers receive what you write. This site does not store what you write, and does not learn whether you sent it.',
      ],
    },
    {
      heading: 'The blog',
      when: 'blogReadsFirestore',
      paragraphs: [
        'When you open the [blog](blog) or one of its posts, the page asks a Firestore database, run by Google, what is new and whether the post is still there. With that request Google receives your IP address, and may process it in other countries. We write nothing about you to the database.',
      ],
    },
    {
      heading: 'How fast the pages are',
      when: 'vitalsReported',
      paragraphs: [
        'Each page measures how long it took to appear and to respond to you, and how much of it moved. When you first leave the page, it sends these figures with its own address and how you came to it. The service that collects them for us receives your IP address with the request.',
        'The report does not identify you, and we keep nothing in your browser for it. If your browser sends the Global Privacy Control signal, the page measures nothing.',
      ],
    },
    {
      heading: 'When something fails here',
      when: 'faultsReported',
      paragraphs: [
        'Your browser may report by itself when a page breaks this site’s security policy or crashes. Such a report holds the page’s address and your browser’s name, and nothing you typed.',
      ],
    },
    {
      heading: 'The server',
      paragraphs: [
        'Like every web server, the one that runs this site learns your IP address, which page you ask for and when, and the name of your browser. The company that hosts the site may keep these in a log, to run the service and defend it. The site itself adds nothing to that log.',
      ],
    },
    {
      heading: 'Writing and calling',
      paragraphs: [
        'If you write or call, we keep what you tell us: your message, and the address or number it came from. We use it to answer you and, if you ask for a quotation, to prepare one.',
        `Our staff in ${placesOf('country')} may read your message.${transfer} We delete your message from our mailbox when your question is closed, unless we need it for a quotation or a contract, or the law requires us to keep it. A backup may hold a copy until the backup is overwritten.`,
        `If you want to see what we hold about you, or have us correct or delete it, write to ${protectorEmail}. You may also complain to your country’s data protection authority: in Singapore, the Personal Data Protection Commission (PDPC); in Sri Lanka, the Data Protection Authority.`,
      ],
    },
  ],
} as const satisfies {
  title: string;
  description: string;
  intro: string;
  callToAction: string;
  parts: readonly PrivacyPart[];
};
