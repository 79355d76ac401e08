/** The headings of the sections that every page calls the same. */
export const sectionHeadings = {
  /** Given by the specification; a test holds it. */
  strengths: 'Why Choose Us?',
  questions: 'Questions buyers ask',
} as const;

/** The words around the content of service and listing pages. */
export const serviceWords = {
  /** The link of every card, here and on the About page; the card's title is read out after it. Given by the specification; a test holds it. */
  readMore: 'Read More',
  /** Over further examples of prices. */
  examples: 'More examples and prices',
  /** Over the situations in which this service is the right one. */
  suits: 'Choose this if',
  /** Over the situations in which another service is. */
  instead: 'Choose another if',
  /** Over what the customer provides. */
  provide: 'You provide',
  /** Over what the customer receives. */
  receive: 'You get',
  /** Before the customer's part in a step, where nothing heads it. */
  customer: 'You:',
  /** Over what either side does, where steps are rows. */
  we: 'We do',
  you: 'You do',
  /** On phones, over what of a sheet is folded there. */
  specimenWhole: 'See it whole',
  /** First on the sheet that shows what a customer would receive. */
  specimen: 'Sample',
  /** Beside it, after the name of its customer. */
  specimenNote: 'does not exist.',
  /** The link to the sheet as a file. */
  keepSpecimen: 'Save as PDF',
  /** Over what the score of a finding is computed from. */
  vector: 'Vector, for developers',
  /** Over the two figures of a rating. */
  likelihood: 'likelihood',
  impact: 'impact',
  /** Between two times and their minutes. */
  minutes: 'min',
  /** Over the standards and laws that a page names. */
  sources: 'Sources',
  /** Last among them, before the day on which the page’s facts were last looked through. */
  checked: 'Reviewed on',
} as const;

/** The words of the bar on every page; most are only read out by screen readers. */
export const headerWords = {
  /** The first stop of the Tab key, shown when it is reached. */
  skip: 'Skip to content',
  /** The name of the bar's links. */
  nav: 'Main',
  /** On the button that opens and closes the menu on a phone: one name, for its state is told beside it. */
  menu: 'Menu',
  /** In the bar at every width: the way to what to do first, and the phone number, for whoever is being attacked. */
  attackWhen: 'Under attack?',
  /** After it, where a window has room: what is found there. */
  attack: 'First hour',
  /** The button that opens the Services panel. */
  services: 'All services',
  /** The button that shows a family's pages, after the family's name. */
  pages: 'pages',
} as const;

/** The name that screen readers give the way from home to a page. */
export const breadcrumbWords = { nav: 'Breadcrumb' } as const;

/** The words of the footer on every page. */
export const footerWords = {
  /** Over the first column of links. */
  company: 'Company',
  /** Over the second column of links. */
  services: 'Services',
  /** The policy for reports of weaknesses, short: screen readers say its name after it. */
  disclosure: 'Disclosure',
  /** Read out after a column's heading, as the name of its links. */
  links: 'links',
} as const;

/** The words around the facts of content/company.ts that not every company has. */
export const factWords = {
  /** Before the number in the footer's legal line. */
  registration: 'Company registration',
  /** Before the licence's number in the legal line. */
  licence: 'Licence',
  /** Over the facts at the foot of service pages. */
  assurances: 'Facts for procurement',
  /** Before the body that gave a certificate. */
  by: 'certified by',
  /** Before the last day of a licence or certificate. */
  until: 'valid until',
  /** Over the certificates on About. */
  certificates: 'Certificates',
  /** The link to where a certificate can be verified. */
  verify: 'verify it',
  /** Before what is insured. */
  insurance: 'Insurance',
  /** Over customers' words and the work that was done for them. */
  customers: 'What customers say',
  /** Before who may be asked about the work. */
  reference: 'Reference',
  /** Before the contact on the privacy page. */
  dataProtection: 'Data protection',
} as const;

/** On what unfolds a long table. */
export const showTable = 'Show the table';

// The rest is sent to the browser: each component has its own words, and takes no others along.

/** The words of a strip of logos that moves. */
export const carouselWords = {
  /** The box that stops the strip and shows all of its logos. */
  pause: 'Pause',
  /** What is paused, read out after it. */
  what: 'moving logos',
  /** The name that screen readers give the strip … */
  label: 'Carousel',
  /** … and what they add once arrow keys move it. */
  keys: 'move it with the arrow keys',
} as const;

/** The name that screen readers give the bar at the foot of a phone's window. */
export const reachWords = { nav: 'Call or write' } as const;

/** Read out for the arrow at the foot of a scrolled page. */
export const scrollToTopWords = { label: 'Scroll to top' } as const;

/** Said on a page that needs its script, where the script did not come. */
export const unrecoveredWords = {
  /** The sentence. */
  text: 'Part of this page did not load. The connection may be down, or this copy of the page may be out of date.',
  /** The link after it. */
  reload: 'Reload the page',
} as const;
