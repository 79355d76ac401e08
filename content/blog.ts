/** The words of the blog listing. */
export const blog = {
  title: 'Blogs',
  /** What search results say of /blog, 50 to 160 characters. */
  description:
    'Notes from the SOC, the testing bench and the advisory desk: methods you can use on Monday, with their sources. Filter by category, author or date.',
  intro:
    'Written by the teams that do the work, for the people who have to decide. Methods, with sources.',
  callToAction: 'Ask the people who wrote it',
} as const;
