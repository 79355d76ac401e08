import { company, companyFacts, ofOffices, placesOf } from './company';
import { contact } from './contact';

/** A part of the privacy page. */
export interface PrivacyPart {
  heading: string;
  /** Paragraphs, top to bottom; `[words](routeId)` links to a page. */
  paragraphs: readonly string[];
  /** Where a third party explains itself. */
  links?: readonly { words: string; url: `https://${string}` }[];
  /** The configuration it is true of; every build where nothing is said. */
  when?: 'formSends' | 'formComposes' | 'blogReadsFirestore' | 'vitalsReported';
}

const { parent } = companyFacts;
/** The form's fields, as a list of words. */
const typed = Object.values(contact.form.fields)
  .map(({ label }) => label.toLowerCase())
  .join(', ');
const ownedBy = parent ? `, a subsidiary of ${parent.name},` : '';

/**
 * What this site does with data. It describes the code: change both together. A part that does not
 * hold for the way the site was built is left out.
 */
export const privacy = {
  title: 'Privacy',
  /** What search results say, 110 to 160 characters. */
  description:
    'Who is responsible for data from this website, what it is used for and who processes it: no cookies of its own, no visitor profiles, no advertising.',
  intro: 'You can read every page of this site without telling us who you are.',
  /** The heading over the Contact Us button that ends the page. */
  callToAction: 'A question about your data?',
  parts: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        `${company.name}${ownedBy} decides why and how personal data from this site is used, and is its controller. Postal addresses and phone numbers are on the [contact page](contact).`,
        'This page covers the website. Data that we handle for clients is governed by their contracts.',
      ],
    },
    {
      heading: 'What this site does not do',
      paragraphs: [
        'It sets no cookies of its own. It keeps no count or profile of its visitors, and has no advertising, no social plug-ins and no embedded video. Typefaces, drawings and scripts come from the site’s own address. Where another company is asked for anything, it is said below.',
        'There is no account and no sign-in, and nothing here follows you to another site.',
      ],
    },
    {
      heading: 'Search and share links',
      paragraphs: [
        'The search runs in your browser. Its words stand in the page’s address, and reach the server if you reload or share it.',
        'A share link under a post sends the post’s address to the network that it names when you press it; the one for email opens your own email program.',
      ],
    },
    {
      heading: 'What your browser keeps',
      paragraphs: [
        'While you write in the contact form, your browser keeps the draft in the storage of that one tab (sessionStorage, under “contact-draft”), so that a reload or a look at another page loses nothing. It is deleted when a message is sent from this page, when you empty the form or when you close the tab. It is not sent anywhere by itself.',
        'If a site update makes a page reload, the time is noted in the same storage, so that it happens only once.',
      ],
    },
    {
      heading: 'The contact form: Google reCAPTCHA',
      when: 'formSends',
      paragraphs: [
        'The form on the [contact page](contact) is guarded by reCAPTCHA, a service of Google. Its script is requested when you first put the cursor into the form, and not before. From then on Google receives your IP address, details of your browser and how you use the page, and judges whether a person is writing. Google may set a cookie of its own (“_GRECAPTCHA”) and use your browser’s storage for this.',
        'Since 2 April 2026 Google does this as our processor, under its Cloud Data Processing Addendum, and not for purposes of its own.',
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
        `When you press Submit, EmailJS receives your ${typed} and the answer of reCAPTCHA, together with your IP address. It checks the answer with Google and passes the message to our support mailbox. This site stores none of it. EmailJS and Google may process data in other countries.`,
      ],
      links: [
        { words: 'EmailJS’s privacy policy', url: 'https://www.emailjs.com/legal/privacy-policy/' },
      ],
    },
    {
      heading: 'The contact form',
      when: 'formComposes',
      paragraphs: [
        'The form on the [contact page](contact) sends nothing by itself. Submit hands your words to the email program on your own device, where you see the message before you send it. From there it travels like any other email, by way of your provider and ours.',
        'No third party is involved in showing or filling in the form. This site does not store what you write, and does not learn whether you sent it.',
      ],
    },
    {
      heading: 'The blog',
      when: 'blogReadsFirestore',
      paragraphs: [
        'The [blog](blog) asks a Firestore database, run by Google, whether there are newer posts. Google receives your IP address with that request, and may process it in other countries. Nothing about you is written to the database.',
      ],
    },
    {
      heading: 'How fast the pages are',
      when: 'vitalsReported',
      paragraphs: [
        'Each page measures how long it took to appear and to answer you, and how much of it moved. When you first leave it, it sends these figures, its own address in the site, how you came to it and the kind of connection that your browser states. They go to a collection point that the company has chosen, which receives your IP address with the request.',
        'There is no identifier in the report, and nothing is kept in your browser for it. Where your browser sends the Global Privacy Control signal, nothing is measured.',
      ],
    },
    {
      heading: 'The server',
      paragraphs: [
        'Like every web server, the one that delivers these pages receives your IP address, the page you ask for, the time and the name of your browser. The company that hosts the site may keep these in a log, to keep the service running and to defend it. The site itself adds nothing to that log.',
      ],
    },
    {
      heading: 'Writing and calling',
      paragraphs: [
        'If you write or call, we have what you tell us: your message, and the address or number it came from. We use it to answer you and, if you ask for a quotation, to prepare one.',
        `A message may be read at our ${ofOffices('office', 'offices')} in ${placesOf('country')}. We delete it when your question is closed and no quotation, contract or law needs it.`,
        'To see, correct or delete what we hold about you, write to our data protection officer below. You may also complain to the data protection authority of your country: in Singapore, the Personal Data Protection Commission (PDPC).',
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
