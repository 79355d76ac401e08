/** The words of the contact page. */
export const contact = {
  title: 'Contact Us',
  /** What search results say, 50 to 160 characters. */
  description:
    'Write to Vigilane Cyber Security, call the offices in Singapore or Colombo, or send an e-mail. Say what you run and what worries you; a person answers.',
  intro:
    'Say what you run and what worries you. A person answers, and asks before anything is sold.',
} as const;
