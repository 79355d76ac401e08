/** The four categories of the blog, in the order of the filter. */
export const postCategories = [
  'Cybersecurity',
  'Cloud Security',
  'PenTesting',
  'AI & Security',
] as const;

/** The words of the blog: the listing, and what stands around every post. */
export const blog = {
  title: 'Blogs',
  /** What search results say of /blog, 50 to 160 characters. */
  description:
    'Notes from the SOC, the testing bench and the advisory desk: methods you can use on Monday, with their sources. Filter by category, author or date.',
  /** What search results say of its further pages, before the page's number. */
  pageDescription:
    'Earlier notes from the SOC, the testing bench and the advisory desk, newest first: page',
  intro:
    'Written by the teams that do the work, for the people who have to decide. Methods, with sources.',
  callToAction: 'Ask the people who wrote it',
  /** Where the day of a stored timestamp is counted: the head office's zone. */
  timeZone: 'Asia/Singapore',

  filters: {
    label: 'Filter the posts',
    category: 'Category',
    author: 'Author',
    date: 'Date',
    q: 'Search',
    /** The choice that lets everything through. */
    all: 'All',
    clear: 'Clear all',
  },
  listing: {
    heading: 'All posts',
    newest: 'Newest first',
    loading: 'Loading all posts…',
    more: 'Show more',
    /** While the collection is read, and where that failed. */
    checking: 'Looking for new posts…',
    outOfDate: 'This list may be out of date: the newest posts could not be loaded.',
    incomplete: 'Only part of the list could be searched: the rest did not load.',
    retry: 'Try again',
    earlier: 'Filter and search all posts',
  },
  empty: {
    heading: 'No post matches',
    /** Said where no single filter is to blame. */
    clear: 'Clear the filters to see every post.',
  },
  post: {
    contents: 'Contents',
    updated: 'updated',
    minutes: 'min read',
    share: 'Share',
    newer: 'Newer',
    older: 'Older',
    related: 'Related posts',
    table: 'Table',
  },
  shell: {
    title: 'Post',
    description:
      'A recently published post of the blog, loaded when it is opened: methods you can use on Monday, with their sources.',
    loading: 'Loading the post…',
    missing: 'There is no post at this address',
    missingText: 'It may have been withdrawn, or the address may have a slip in it.',
    failed: 'The post could not be loaded',
    failedText: 'The blog’s backend did not answer. These posts are here in any case:',
    retry: 'Try again',
    newest: 'Newest posts',
    script: 'This post is new, and needs JavaScript until the site is next built.',
  },
  feed: { atom: 'Atom feed', json: 'JSON Feed' },
} as const;

/** Where a post can be shared: plain links, which load nothing before they are pressed. */
export const shareTargets = [
  { name: 'LinkedIn', address: 'https://www.linkedin.com/sharing/share-offsite/?url={url}' },
  { name: 'Facebook', address: 'https://www.facebook.com/sharer/sharer.php?u={url}' },
  { name: 'E-mail', address: 'mailto:?subject={title}&body={url}' },
] as const;
