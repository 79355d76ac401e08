/**
 * The technologies that pages show, by their vendors' marks from simple-icons.
 * The company confirms every entry before launch, with its right to show the mark.
 */
export const technologies = {
  bitdefender: 'Bitdefender',
  cisco: 'Cisco',
  cloudflare: 'Cloudflare',
  datadog: 'Datadog',
  elastic: 'Elastic',
  f5: 'F5',
  fortinet: 'Fortinet',
  googlechronicle: 'Google SecOps',
  graylog: 'Graylog',
  junipernetworks: 'Juniper Networks',
  kaspersky: 'Kaspersky',
  malwarebytes: 'Malwarebytes',
  okta: 'Okta',
  opensearch: 'OpenSearch',
  paloaltonetworks: 'Palo Alto Networks',
  qualys: 'Qualys',
  snort: 'Snort',
  snyk: 'Snyk',
  sonicwall: 'SonicWall',
  splunk: 'Splunk',
  sumologic: 'Sumo Logic',
  trendmicro: 'Trend Micro',
  virustotal: 'VirusTotal',
} as const satisfies Record<string, string>;

/** A technology by the name of its icon in simple-icons. */
export type TechnologyId = keyof typeof technologies;

/** The lists of technologies that service pages name; `authorized` is the MSSP page's banner of 18. */
export const technologyLists = {
  authorized: [
    'splunk',
    'fortinet',
    'elastic',
    'paloaltonetworks',
    'cisco',
    'trendmicro',
    'okta',
    'bitdefender',
    'qualys',
    'cloudflare',
    'sumologic',
    'kaspersky',
    'datadog',
    'sonicwall',
    'graylog',
    'snyk',
    'junipernetworks',
    'f5',
  ],
  siem: [
    'splunk',
    'elastic',
    'googlechronicle',
    'sumologic',
    'graylog',
    'opensearch',
    'datadog',
    'fortinet',
  ],
  endpoint: [
    'trendmicro',
    'bitdefender',
    'paloaltonetworks',
    'cisco',
    'fortinet',
    'kaspersky',
    'elastic',
    'malwarebytes',
  ],
  xdr: ['paloaltonetworks', 'trendmicro', 'cisco', 'fortinet', 'bitdefender'],
  soc: [
    'splunk',
    'elastic',
    'googlechronicle',
    'fortinet',
    'paloaltonetworks',
    'trendmicro',
    'virustotal',
    'snort',
    'cloudflare',
    'okta',
  ],
} as const satisfies Record<string, readonly TechnologyId[]>;

export type TechnologyListId = keyof typeof technologyLists;
