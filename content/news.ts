import { company } from './company';

export interface Announcement {
  /** `YYYY-MM-DD`. */
  date: string;
  /** One line. */
  title: string;
  /** One or two sentences. */
  text: string;
}

/** The words of the News page, and the announcements, newest first; an empty list is said plainly. */
export const news: {
  title: string;
  /** What search results say, 50 to 160 characters. */
  description: string;
  intro: string;
  /** Shown while there are no announcements. */
  none: string;
  postsHeading: string;
  callToAction: string;
  announcements: readonly Announcement[];
} = {
  title: 'News',
  description: `Dated announcements from ${company.name}. When there are none this page says so, and shows the newest posts of the blog.`,
  intro: 'Announcements carry a date and stay where they were published.',
  none: 'There are no announcements yet.',
  postsHeading: 'Newest from the blog',
  callToAction: 'Something you would like to hear from us?',
  announcements: [],
};
