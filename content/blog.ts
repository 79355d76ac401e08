/** The four categories of the blog, in the order of the filter. Given by the specification; a test holds them. */
export const postCategories = [
  'Cybersecurity',
  'Cloud Security',
  'PenTesting',
  'AI & Security',
] as const;

/** Whom posts are for, by the value of their `audience`, and the mark that says so. */
export const postAudiences = {
  buyers: 'For buyers',
  /** With commands that an administrator runs. */
  both: 'For buyers and administrators',
  engineers: 'For engineers',
} as const;

/** The words of the blog: the listing, and what stands around every post. */
export const blog = {
  /** The listing's main heading. */
  /** Given by the specification; a test holds it. */
  title: 'Blogs',
  /** Large under the main heading. */
  headline: 'Methods from our SOC, testers and advisers',
  /** What search results show in its place, at most 60 characters. */
  searchTitle: 'Security methods: SOC, cloud, pentest, policy',
  /** What search results say of /blog, 110 to 160 characters. */
  description:
    'How our SOC, penetration testing, cloud and advisory teams work, each post marked for buyers or for engineers. Filter by category, author or date.',
  /** The heading of its further pages, before the page's number. */
  pageTitle: 'Blogs, page',
  /** What search results say of its further pages, before the page's number. */
  pageDescription:
    'Earlier posts from our SOC, penetration testing, cloud and advisory teams, newest first, each with its methods and sources. Page',
  /** Under the headline. */
  intro:
    'These posts show how the work is done, with sources. Each says whether it is for buyers, administrators or engineers.',
  /** The heading over the Contact Us button that ends every page of the blog. */
  callToAction: 'Ask the team about your own case',

  /** A number of posts, wherever one is said. */
  count: {
    none: 'No posts',
    one: '1 post',
    /** After any other number. */
    many: 'posts',
  },

  /** The bar of filters over the list. */
  filters: {
    /** What screen readers call the bar. */
    label: 'Filter the posts',
    /** The names of the filters, over their fields. */
    category: 'Category',
    author: 'Author',
    date: 'Date',
    q: 'Search',
    /** The choice that lets everything through. Given by the specification; a test holds it. */
    all: 'All',
    /** The button that drops every filter. */
    clear: 'Clear all',
  },
  /** Around the list of posts. */
  listing: {
    /** Said in place of the list while the blog has no posts. */
    none: 'There are no posts yet.',
    /** The heading of the list, which only screen readers find. */
    heading: 'All posts',
    /** Over the list while nothing is filtered, and while a filter waits for the posts. */
    newest: 'Newest first',
    loading: 'Loading all posts…',
    /** The button under the list. */
    more: 'Show more',
    /** What screen readers call the links to the pages of the list. */
    pages: 'Pages of the list',
    /** The last of those links. */
    next: 'Earlier posts',
    /** While the collection is read, and where that failed. */
    checking: 'Looking for new posts…',
    outOfDate: 'This list may be out of date: the newest posts could not be loaded.',
    /** Said where the search covers less than every post. */
    incomplete: 'We could search only part of the list: the rest did not load.',
    /** The button beside it. */
    retry: 'Try again',
    /** The link from a further page to the first, which has the filters. */
    earlier: 'Filter and search all posts',
  },
  /** Where nothing passes the filters. */
  empty: {
    heading: 'No post matches your filters',
    /** The button under it. */
    clear: 'Clear the filters to see every post',
  },
  /** Around every post. */
  post: {
    /** Over the list of the post's headings. */
    contents: 'Contents',
    /** What stands after the post’s day: optional fields by the words before each. */
    facts: { updated: 'updated' },
    /** After the minutes that reading takes. */
    minutes: 'min read',
    /** Over the posts on the same subject. */
    related: 'Related posts',
    /** What screen readers call a table that scrolls sideways. */
    table: 'Table',
    /** What screen readers call the notes at the end of a post. */
    notes: 'Footnotes',
    /** What they call the arrow after a note, before the number of the place it leads back to. */
    backToReference: 'Back to reference',
    /** Over a callout, where it has no title of its own. */
    callouts: {
      note: 'Note',
      tip: 'Tip',
      important: 'Important',
      warning: 'Warning',
      caution: 'Caution',
    },
  },
  /** The page of an author. */
  author: {
    /** Over the list of theirs. */
    posts: 'Posts',
    /** After the newest of many, the link to the listing. */
    all: 'All their posts',
  },
  /** The page that loads a post published after the site was last built. */
  shell: {
    /** The tab's title until the post has come. */
    title: 'Post',
    /** What link previews say, 110 to 160 characters. */
    description:
      'A recent post from our blog, with its sources. It is newer than the rest of the site, so the page loads it as you open it.',
    /** The heading while the post is on its way. */
    loading: 'Loading the post…',
    /** What screen readers say when it has come. */
    arrived: 'The post has loaded.',
    /** The heading and the text where the address is no post's. */
    missing: 'There is no post at this address',
    missingText: 'We may have withdrawn it, or the address may be mistyped.',
    /** The heading, the text and the button where the backend did not answer. */
    failed: 'The post could not be loaded',
    failedText: 'The blog’s server did not answer. You can still read these posts:',
    retry: 'Try again',
    /** Over the posts that stand below in any case. */
    newest: 'Newest posts',
    /** Said where JavaScript is off. */
    script: 'This post is new. To read it today, please switch on JavaScript.',
  },
  /** The link to the feed. */
  feed: 'Atom feed',
} as const;
