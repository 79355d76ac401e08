import { company } from './company';
import type { Announcement } from './data';
import file from './news.json' with { type: 'json' };

/** Newest first. */
export const announcements: readonly Announcement[] = file.announcements;

/** The words of the News page. */
export const news: {
  /** The page's main heading, its breadcrumb and its title in search results. */
  title: string;
  /** What search results say, 110 to 160 characters. */
  description: string;
  /** One sentence with the page’s heading, once there is an announcement. */
  intro: string;
  /** The same while there are none. */
  none: string;
  /** Over the newest posts, which fill the page while there are no announcements. */
  postsHeading: string;
  /** The heading over the Contact Us button that ends the page. */
  callToAction: string;
} = {
  title: 'News',
  description: `Announcements from ${company.name}, each with its date, newest first. Until the first one, you will find our newest blog posts here.`,
  intro: 'Every announcement has its date, and stays on this page.',
  none: 'No announcements yet. Here are our newest posts.',
  postsHeading: 'From the blog',
  callToAction: 'Have a question?',
};
