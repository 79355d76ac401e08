// What the company's brief promises word for word, and the only test that names words of the site: every other one
// asserts rules on fixtures of its own, or behaviour on whatever content there is. A failure here is no fault of the
// code. It means that agreed words are about to change: agree on it first with whoever owns the wording at the
// company, then change this file in the same commit.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { blog, postCategories } from '../content/blog';
import { company } from '../content/company';
import { contact } from '../content/contact';
import { footerCompany, headerLinks, serviceFamilies } from '../content/navigation';
import { type RouteId, retired, routes, type Successor } from '../content/routes';
import type { Section } from '../content/service-page';
import { codeReview } from '../content/services/code-review';
import { soc } from '../content/services/soc';
import { labelOf, pathOf, pathOfSuccessor } from '../lib/routes';
import { isWhole } from './run';

/** What is said where agreed words are gone, after what is missing. */
const AGREED =
  'The company’s brief promises this word for word: agree on the change with whoever owns the wording at the company, then change e2e/brief.spec.ts.';

/** The entries of a list of this file: a dot or the end of a line stands between two. */
const list = (text = '') => text.split(/\s*[·\n]\s*/).filter(Boolean);

/** Addresses that search results, e-mails and other sites may name: each leaves this list only with its redirect. */
const published = list(`
  / · /about · /blogs · /blog · /news · /contactus · /csr-projects · /framework
  /services · /mssp · /siemservice · /edrservice · /xdrservice · /socservice
  /secassessment · /vaptservice · /codereview · /netarchreview · /netconfig · /training
  /consultancy · /policydev · /datagov · /riskassess · /gapanalysis · /Cisoservice
  /services/security-consultancy
`);

const testSteps = `
  Pre-Assessment · Assessment · Active/Passive Scanning · Validation/Exploitation
  Post Exploitation · Reporting · Client-Briefing · Re-Assessment`;
const reviewSteps = 'Pre-Assessment · Assessment · Reporting · Client-Briefing · Re-Assessment';

/** What a page may not lose when its copy is revised. */
interface Agreed {
  /** Names of services, lists and sentences. */
  says?: string;
  /** How its headings begin, in the order in which it has them; further ones may stand between. */
  headings?: string;
  /** The steps of its methodology, in order, and no others. */
  steps?: string;
  /** The pages that its cards lead to, in order. */
  cards?: string;
  /** The name of its strip of logos. */
  strip?: string;
}

/** By the page's agreed address. */
const agreed: Record<string, Agreed> = {
  '/': {
    says: `
      Secure your digital future
      Managed Security Service · SIEM · EDR/XDR · MDR · SOC as a Service
      Security Assessment · Risk assessment · Gap assessment · Data classification service
      Training · Security Consultancy
      Secure Your Future with our SOC Services
      VAPT Services · Network Architecture Review · Network Configuration Review
      Learn More · View Blogs · Seeking a trusted service provider?`,
    strip: 'Trusted by Leading Organizations Worldwide',
  },
  '/about': {
    says: `
      To be the trusted partner of choice in delivering cybersecurity services
      To provide reliable, efficient and cost-effective cybersecurity services
      Experienced and qualified experts · Proven track record · Innovation-driven mindset
      End-to-end security services · Tailoring to unique requirements
      Security is a promise to protect what matters most.
      Managed Security Services · Real-time monitoring and response
      Security Assessment · Identify and strengthen cyber risks
      Specialized Training · Train teams in threat response
      Cyber Consultancy · Strategic cybersecurity for business`,
    headings: 'Core Services · Vision · Mission · Why Choose',
  },
  '/services': {
    says: `
      Managed Security Services · Security Assessment · Security Training · Security Consultancy
      Read More · Ready to strengthen your digital defenses?`,
    cards: '/mssp · /secassessment · /training · /consultancy',
  },
  '/mssp': {
    says: `
      SOC as a Service · SIEM as a Service · Managed MDR Service · EDR/XDR as a Service
      Phishing Simulation · Read More`,
    strip: 'Authorized MSSP Technologies',
    cards:
      '/socservice · /siemservice · /xdrservice · /edrservice · /services/security-consultancy',
  },
  '/siemservice': {
    says: `
      Expert management of your existing SIEM · 24/7 monitoring and threat detection
      Proactive incident escalation and response · Performance optimization
      Real-time threat detection · Centralized monitoring · Regulatory compliance
      Incident response optimization · Proactive risk management
      24/7 Monitoring · Deep Insight · Incident Response · Clear Reports`,
    headings: `
      Performance optimization · Supported Technologies
      Why SIEM as a Service? · Why Choose Us?`,
  },
  '/xdrservice': {
    says: `
      ${company.xdrProduct}
      Licensing · Implementation support · 24/7 SOC monitoring
      Expert oversight · Faster response · Comprehensive protection · Cost efficiency
      Customizable service
      24/7 Monitoring · Proactive Threat Hunting · Fast Incident Response
      Simplified Security Operations`,
    headings: 'Licensing · Why choose managed MDR · Why Choose Us',
  },
  '/edrservice': {
    says: `
      Expert management · Cost efficiency · Comprehensive coverage · Proactive security
      Focus on growth
      Extended Visibility · Continuous Monitoring · Incident Response · Clear Reports`,
    headings: 'Expert management · Why Choose Us',
  },
  '/socservice': {
    says: 'SOC as a Service · Supported Technologies · threat hunting · Why Choose Us',
  },
  '/secassessment': {
    says: 'Risk Assessment · Gap Assessment · Data Classification Service',
    cards: '/vaptservice · /netarchreview · /netconfig · /riskassess · /gapanalysis · /datagov',
  },
  '/vaptservice': {
    says: `
      Network VAPT (internal/external) · Web VA or VAPT · API VAPT · Mobile (Android/iOS)
      Proactive approach · Risk mitigation · Meeting compliance
      Build trust and confidence · Data protection
      Tailored service · Deep insight · Real attacks · Clear reports`,
    headings: 'Network VAPT · Pre-Assessment · Why perform VAPT? · Why Choose Us',
    steps: testSteps,
  },
  '/codereview': { says: 'Code Review · Cloud VAPT · Mobile VAPT · Web VAPT · Network VAPT' },
  '/netarchreview': { steps: reviewSteps },
  '/netconfig': { steps: reviewSteps },
  '/training': {
    says: `
      Specialized Training · Incident Response · Secure Software Development · SAST & DAST
      Ethical Hacking · SOC Operations
      Awareness Training · General Cyber Awareness · Tailored Cyber Awareness`,
  },
  '/consultancy': { cards: '/policydev · /datagov · /riskassess · /gapanalysis · /Cisoservice' },
  '/contactus': { says: 'Contact Us · Name · Email · Phone · Subject · Message · Submit' },
  '/gapanalysis': { says: 'ISO 27001 · NIST CSF · PCI DSS · GDPR' },
};

/** What the first heading of each page says: its agreed name. */
const names: Readonly<Record<string, string>> = {
  '/about': 'About Us',
  '/blog': 'Blogs',
  '/services': 'Services',
  '/mssp': 'MSSP Services',
  '/siemservice': 'SIEM as a Service',
  '/edrservice': 'EDR/XDR as a Service',
  '/xdrservice': 'MDR as a Service',
  '/socservice': 'SOC as a Service',
  '/secassessment': 'Security Assessment',
  '/vaptservice': 'VAPT',
  '/codereview': 'Code Review',
  '/netarchreview': 'Network Architecture Review',
  '/netconfig': 'Network Configuration Review',
  '/training': 'Training',
  '/consultancy': 'Security Consultancy',
  '/policydev': 'Information Security Policy Development',
  '/datagov': 'Data Classification Service',
  '/riskassess': 'Risk Assessment',
  '/gapanalysis': 'Gap Assessment',
  '/Cisoservice': 'vCISO Services',
  '/contactus': 'Contact Us',
};

/** The families of the Services panel, each with the pages under it, in order. */
const families = {
  '/mssp': '/siemservice · /edrservice · /xdrservice · /socservice',
  '/secassessment': '/vaptservice · /netarchreview · /netconfig',
  '/training': '',
  '/consultancy': '/policydev · /datagov · /riskassess · /gapanalysis · /Cisoservice',
};

/** The kinds of sections that two pages give in an agreed order; further ones may stand between. */
const sectionOrder = [
  ['soc', soc, ['features', 'technologies', 'reasons', 'strengths']],
  ['codeReview', codeReview, ['features', 'steps', 'reasons']],
] as const satisfies [RouteId, { sections: readonly Section[] }, Section['kind'][]][];

test.use({ javaScriptEnabled: false });

for (const width of isWhole ? [360, 1280] : [360]) {
  test(`at ${width} px every agreed word is seen, in order, and leads where it should`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of new Set([...Object.keys(agreed), ...Object.keys(names)])) {
      const { says, headings, steps, cards, strip }: Agreed = agreed[path] ?? {};
      await page.goto(path);
      const main = page.getByRole('main');
      const name = main.getByRole('heading', { level: 1 });
      await expect.soft(name, AGREED).toContainText(names[path] ?? '');

      const shown = await main.locator('h2, h3').allTextContents();
      const places = list(headings).map((start) => shown.findIndex((one) => one.startsWith(start)));
      expectInOrder(places, path);
      if (strip) {
        const strips = page.getByRole('list', { name: strip });
        await expect.soft(strips, `“${strip}” is no strip. ${AGREED}`).not.toHaveCount(0);
      }
      if (steps) {
        const found = await main.locator('section ol > li h3').allTextContents();
        const titles = found.map((title) => title.replaceAll('\u00a0', ' '));
        expect.soft(titles, `${path} has other steps. ${AGREED}`).toEqual(list(steps));
      }
      if (cards) {
        const targets = list(cards).map(present);
        const links = await hrefsOf(linksOf(page, 'Read More'));
        const found = links.filter((href) => targets.includes(href));
        const gone = `${path} leads elsewhere, or in another order. ${AGREED}`;
        expect.soft(found, gone).toEqual(targets);
      }
      // Last, for it changes the page: what is folded or for screen readers alone is not seen.
      const text = (await seenText(page)).toLowerCase();
      const wanted = [says, headings, steps, strip].flatMap(list);
      const missing = wanted.filter((words) => !text.includes(words.toLowerCase()));
      expect.soft(missing, `${path} does not show what is listed here. ${AGREED}`).toEqual([]);
    }
  });
}

test('the message has five rows', async ({ page }) => {
  await page.goto(pathOf('contact'));
  const message = page.getByRole('textbox', { name: contact.form.fields.message.label });
  await expect(message, AGREED).toHaveAttribute('rows', '5');
});

test('two services keep the order of their sections', () => {
  // As the content has them, so the page does: e2e/service-pages.spec.ts.
  for (const [id, { sections }, kinds] of sectionOrder) {
    const kept: readonly string[] = sections.map(({ kind }) => kind);
    expectInOrder(
      kinds.map((kind) => kept.indexOf(kind)),
      id,
    );
  }
});

test('home leads where it should, with its bar and its footer', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('main > :first-child').getByRole('link');
  const footer = page.getByRole('contentinfo');
  for (const [what, links, targets] of [
    ['Learn More', linksOf(page, 'Learn More'), '/socservice · /secassessment'],
    ['View Blogs', linksOf(page, 'View Blogs'), '/blogs'],
    ['The hero', hero.filter({ hasText: /^(Services|Contact Us)$/ }), '/services · /contactus'],
    ['The logo', page.getByRole('banner').getByRole('link').first(), '/'],
    ['The footer’s CSR Projects', footer.getByRole('link', { name: 'CSR Projects' }), '/'],
  ] as const) {
    const found = await hrefsOf(links);
    expect.soft(found, `${what} leads elsewhere. ${AGREED}`).toEqual(list(targets).map(present));
  }
  const numbers = await page.locator('ol > li span', { hasText: /^0\d$/ }).allTextContents();
  expect(numbers, `Home numbers its four services. ${AGREED}`).toEqual(['01', '02', '03', '04']);
});

test('the bar, the panel, the footer, the form and the filters keep their words', () => {
  const { fields, submit, errors, alerts } = contact.form;
  const homeLinks = footerCompany.flatMap((link) => ('label' in link ? [link.label] : []));
  for (const [what, words, promised] of [
    [
      'bar',
      [...headerLinks, 'contact' as const].map(labelOf),
      'Home · About Us · Services · Blogs · Contact Us',
    ],
    [
      'form',
      [...Object.values(fields).map(({ label }) => label), submit],
      'Name · Email · Phone · Subject · Message · Submit',
    ],
    [
      'form’s errors',
      Object.values(errors),
      'Please enter a valid email. · Please enter a valid phone number.',
    ],
    [
      'form’s alerts',
      Object.values(alerts),
      `Please enter a valid email and phone number. · Please verify the reCAPTCHA.
       Failed to send message. Please try again. · Message sent successfully!`,
    ],
    [
      'blog’s filter',
      [blog.filters.all, ...postCategories],
      'All · Cybersecurity · Cloud Security · PenTesting · AI & Security',
    ],
  ] as const) {
    expect.soft(words, `The ${what}. ${AGREED}`).toEqual(list(promised));
  }
  expect(homeLinks, `The footer. ${AGREED}`).toEqual(
    expect.arrayContaining(['CSR Projects', 'Careers']),
  );
  for (const [path, pages] of Object.entries(families)) {
    const family = serviceFamilies.find(({ route }) => pathOf(route) === present(path));
    const promised = list(pages).map(present);
    const kept = family?.items.map(({ route }): string => pathOf(route));
    expect(
      kept?.filter((one) => promised.includes(one)),
      `The Services panel’s pages under ${path}. ${AGREED}`,
    ).toEqual(promised);
  }
});

test('every published address leads to a page, at once or by a redirect', async ({ request }) => {
  for (const path of published) {
    const status = (await request.get(path)).status();
    const lost = `${path} leads nowhere: add it to retired in content/routes.ts. ${AGREED}`;
    expect(status, lost).toBe(200);
  }
});

/** What of the main part has a box: nothing folded, and nothing that a box of 1 px keeps for screen readers. */
async function seenText(page: Page): Promise<string> {
  const text = await page.getByRole('main').evaluate((main: HTMLElement) => {
    for (const element of main.querySelectorAll<HTMLElement>('*')) {
      const { width, height } = element.getBoundingClientRect();
      const hides = getComputedStyle(element).overflow !== 'visible';
      if (hides && (width < 3 || height < 3)) element.style.display = 'none';
    }
    return main.innerText;
  });
  return text.replace(/\s+/g, ' ');
}

/** That all of some parts of a page are there, and follow one another. */
function expectInOrder(places: readonly number[], page: string) {
  expect(places, `A section of ${page} is gone (-1). ${AGREED}`).not.toContain(-1);
  expect(places, `The sections of ${page} are in another order. ${AGREED}`).toEqual(
    [...places].sort((a, b) => a - b),
  );
}

/** The present address of a page whose agreed one may be retired by now. */
function present(path: string): string {
  if (Object.values(routes).some((route) => route.path === path)) return path;
  const moved = (retired as Readonly<Record<string, Successor>>)[path];
  return moved ? pathOfSuccessor(moved) : path;
}

const linksOf = (page: Page, words: string) => page.locator('main a', { hasText: words });

/** Where links lead, in order. */
function hrefsOf(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}
