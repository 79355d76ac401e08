import type { Picture } from './service-page';

/** Who signs posts; each has a page that lists theirs. */
export interface Author {
  /** The end of the page’s address, in small letters: /blog/author/soc-team. */
  id: string;
  /** As posts are signed, in their `author`. */
  name: string;
  /** A team of the company, or one person. */
  kind: 'team' | 'person';
  /** What they do, in one sentence. */
  role: string;
  /** What search results say of the page, 110 to 160 characters. */
  description: string;
  /** What they write about, in a sentence or two. */
  line?: string;
  /** A portrait, or a picture of the team. */
  picture?: Picture;
}

/** The authors of the blog, in any order. */
export const authors: readonly Author[] = [
  {
    id: 'advisory-team',
    name: 'Advisory Team',
    kind: 'team',
    role: 'Our advisers deliver our [Security Consultancy](consultancy).',
    line: 'They write about policies, standards, first steps and whom to tell.',
    description:
      'Posts by our advisers, with their sources: policies, ISO/IEC 27001, PCI DSS, incident reporting, and what to ask a supplier that was breached.',
  },
  {
    id: 'cloud-security-team',
    name: 'Cloud Security Team',
    kind: 'team',
    role: 'Our cloud team tests and monitors what runs in cloud accounts.',
    line: 'They write about audit logs, storage, identities and restores.',
    description:
      'Posts by our cloud team, with their sources: audit logs worth keeping, storage that leaks, workload identities, and restores put to the test.',
  },
  {
    id: 'penetration-testing-team',
    name: 'Penetration Testing Team',
    kind: 'team',
    role: 'Our testers deliver our [VAPT Services](vapt).',
    line: 'They write about reports, scores and what a test can find.',
    description:
      'Posts by our penetration testers, with their sources: how to read a report, how findings are scored, and what tests of APIs and assistants find.',
  },
  {
    id: 'soc-team',
    name: 'SOC Team',
    kind: 'team',
    role: 'Our analysts run [SOC as a Service](soc).',
    line: 'They write about alerts, the first hour of an incident and what is worth logging.',
    description:
      'Posts by our SOC analysts, with their sources: the first hour of an incident, false-positive rates, stolen sessions and what to log.',
  },
];
