import { expect, type Page, test } from '@playwright/test';
import { company } from '../content/company';
import { home } from '../content/home';
import { partners } from '../content/partners';
import { technologyLists } from '../content/technologies';

/** The names of services, lists and sentences that a page may not lose when its copy is revised. */
const required: Record<string, readonly string[]> = {
  '/': [
    'Stay Ahead.',
    'Stay Secure.',
    'Secure your digital future',
    'Trusted by Leading Organizations Worldwide',
    'Managed Security Service',
    'Security Assessment',
    'Training',
    'Security Consultancy',
    'Secure Your Future with our SOC Services',
    'VAPT Services',
    'Network Architecture Review',
    'Network Configuration Review',
    'Learn More',
    'View Blogs',
    'Seeking a trusted service provider?',
    'SIEM',
    'EDR/XDR',
    'MDR',
    'SOC as a Service',
    'Risk assessment',
    'Gap assessment',
    'Data classification service',
  ],
  '/about': [
    'To be the trusted partner of choice in delivering cybersecurity services',
    'To provide reliable, efficient and cost-effective cybersecurity services',
    'Experienced and qualified experts',
    'Proven track record',
    'Innovation-driven mindset',
    'End-to-end security services',
    'Tailoring to unique requirements',
    'protect what matters most',
    'Managed Security Services',
    'Real-time monitoring and response',
    'Security Assessment',
    'Identify and strengthen cyber risks',
    'Specialized Training',
    'Train teams in threat response',
    'Cyber Consultancy',
    'Strategic cybersecurity for business',
    'Vision',
    'Mission',
  ],
  '/services': [
    'Managed Security Services',
    'Security Assessment',
    'Security Training',
    'Security Consultancy',
    'Read More',
    'Ready to strengthen your digital defenses?',
  ],
  '/mssp': [
    'SOC as a Service',
    'SIEM as a Service',
    'Managed MDR Service',
    'EDR/XDR as a Service',
    'Phishing Simulation',
    'Authorized MSSP Technologies',
    'Read More',
  ],
  '/siemservice': [
    'Supported Technologies',
    'Why SIEM as a Service?',
    'Real-time threat detection',
    'Centralized monitoring',
    'Regulatory compliance',
    'Incident response optimization',
    'Proactive risk management',
    'Why Choose Us?',
    '24/7 Monitoring',
    'Deep Insight',
    'Incident Response',
    'Clear Reports',
    'Performance optimization',
    '24/7 monitoring and threat detection',
    'Proactive incident escalation and response',
  ],
  '/xdrservice': [
    'Why choose managed MDR',
    'Expert oversight',
    'Faster response',
    'Comprehensive protection',
    'Cost efficiency',
    'Customizable service',
    '24/7 Monitoring',
    'Proactive Threat Hunting',
    'Fast Incident Response',
    'Simplified Security Operations',
    'Why Choose Us',
  ],
  '/edrservice': [
    'Expert management',
    'Cost efficiency',
    'Comprehensive coverage',
    'Proactive security',
    'Focus on growth',
    'Extended Visibility',
    'Continuous Monitoring',
    'Incident Response',
    'Clear Reports',
    'Why Choose Us',
  ],
  '/socservice': ['SOC as a Service', 'Supported Technologies', 'threat hunting', 'Why Choose Us'],
  '/vaptservice': [
    'Network VAPT',
    'Web VA or VAPT',
    'API VAPT',
    'Mobile',
    'Pre-Assessment',
    'Assessment',
    'Active/Passive Scanning',
    'Validation/Exploitation',
    'Post Exploitation',
    'Reporting',
    'Client-Briefing',
    'Re-Assessment',
    'Proactive approach',
    'Risk mitigation',
    'Meeting compliance',
    'Build trust and confidence',
    'Data protection',
    'Tailored service',
    'Deep insight',
    'Real attacks',
    'Clear reports',
  ],
  '/codereview': ['Code Review', 'Cloud VAPT', 'Mobile VAPT', 'Web VAPT', 'Network VAPT'],
  '/netarchreview': [
    'Pre-Assessment',
    'Assessment',
    'Reporting',
    'Client-Briefing',
    'Re-Assessment',
  ],
  '/netconfig': ['Pre-Assessment', 'Assessment', 'Reporting', 'Client-Briefing', 'Re-Assessment'],
  '/training': [
    'Specialized Training',
    'Incident Response',
    'Secure Software Development',
    'SAST & DAST',
    'Ethical Hacking',
    'SOC Operations',
    'Awareness Training',
    'General Cyber Awareness',
    'Tailored Cyber Awareness',
  ],
  '/gapanalysis': ['ISO 27001', 'NIST CSF', 'PCI DSS', 'GDPR'],
};

/** The steps of each methodology, in order. */
const steps: Record<string, readonly string[]> = {
  '/vaptservice': [
    'Pre-Assessment',
    'Assessment',
    'Active/Passive Scanning',
    'Validation/Exploitation',
    'Post Exploitation',
    'Reporting',
    'Client-Briefing',
    'Re-Assessment',
  ],
  '/netarchreview': [
    'Pre-Assessment',
    'Assessment',
    'Reporting',
    'Client-Briefing',
    'Re-Assessment',
  ],
  '/netconfig': ['Pre-Assessment', 'Assessment', 'Reporting', 'Client-Briefing', 'Re-Assessment'],
};

/** The cards that listing pages may not lose: the page each leads to, in order; others may stand among them. */
const cards: Record<string, readonly string[]> = {
  '/services': ['/mssp', '/secassessment', '/training', '/consultancy'],
  '/mssp': [
    '/socservice',
    '/siemservice',
    '/xdrservice',
    '/edrservice',
    '/services/security-consultancy',
  ],
  '/secassessment': ['/vaptservice', '/netarchreview', '/netconfig'],
  '/consultancy': ['/policydev', '/datagov', '/riskassess', '/gapanalysis', '/Cisoservice'],
};

test.use({ javaScriptEnabled: false });

for (const [path, words] of Object.entries(required)) {
  test(`${path} says everything it is required to, without JavaScript`, async ({ page }) => {
    await page.goto(path);
    const text = ((await page.locator('main').textContent()) ?? '')
      .replace(/\s+/g, ' ')
      .toLowerCase();
    expect(words.filter((wanted) => !text.includes(wanted.toLowerCase()))).toEqual([]);
  });
}

for (const [path, titles] of Object.entries(steps)) {
  test(`${path} gives its steps as an ordered list, in order`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').locator('section ol > li > h3')).toHaveText([...titles]);
  });
}

for (const [path, targets] of Object.entries(cards)) {
  test(`${path} leads to its pages in order, each by Read More`, async ({ page }) => {
    await page.goto(path);
    const found = await hrefs(page, 'Read More');
    expect(found.filter((href) => targets.includes(href ?? ''))).toEqual(targets);
  });
}

test('home keeps the order of its sections, and its buttons lead where they should', async ({
  page,
}) => {
  await page.goto('/');
  const landmarks = [
    'Stay Ahead.',
    'Trusted by Leading Organizations Worldwide',
    home.services.heading,
    partners[0]?.name ?? '',
    home.managed.heading,
    'Secure Your Future with our SOC Services',
    home.assessments.heading,
    home.blogs.heading,
    'Seeking a trusted service provider?',
  ];
  const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
  const positions = landmarks.map((landmark) => text.indexOf(landmark));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(await hrefs(page, 'Learn More')).toEqual(['/socservice', '/secassessment']);
  expect(await hrefs(page, 'View Blogs')).toEqual(['/blogs']);
  const numbers = await page.locator('ol > li > span', { hasText: /^0\d$/ }).allTextContents();
  expect(numbers).toEqual(['01', '02', '03', '04']);
});

test('strips of logos hold every logo once, and their doubles are out of the accessibility tree', async ({
  page,
}) => {
  for (const [path, name, logos] of [
    ['/', 'Trusted by Leading Organizations Worldwide', partners],
    ['/mssp', 'Authorized MSSP Technologies', technologyLists.authorized],
  ] as const) {
    await page.goto(path);
    const list = page.getByRole('list', { name });
    await expect(list).toHaveCount(1);
    await expect(list.getByRole('listitem')).toHaveCount(logos.length);
  }
});

test('the footer leads CSR Projects and Careers home', async ({ page }) => {
  await page.goto('/about');
  for (const name of ['CSR Projects', 'Careers']) {
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute(
      'href',
      '/',
    );
  }
  for (const { city } of Object.values(company.offices)) {
    await expect(page.getByRole('contentinfo')).toContainText(city);
  }
});

/** Where the links of main that begin with some words lead, in order. */
function hrefs(page: Page, words: string): Promise<(string | null)[]> {
  return page
    .locator('main a', { hasText: words })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}
