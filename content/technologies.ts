/**
 * The technologies that pages show, by their vendors' marks from simple-icons. Each label is the name beside the
 * mark; where the mark is already the name, the label is only read out by screen readers.
 * The company confirms every entry before launch, with its right to show the mark.
 */
export const technologies = {
  akamai: 'Akamai',
  bitdefender: 'Bitdefender',
  cisco: 'Cisco',
  cloudflare: 'Cloudflare',
  datadog: 'Datadog',
  elastic: 'Elastic',
  f5: 'F5',
  fortinet: 'Fortinet',
  googlechronicle: 'Google SecOps',
  graylog: 'Graylog',
  malwarebytes: 'ThreatDown',
  okta: 'Okta',
  opensearch: 'OpenSearch',
  opnsense: 'OPNsense',
  paloaltonetworks: 'Palo Alto Networks',
  qualys: 'Qualys',
  redhat: 'Red Hat',
  snort: 'Snort',
  splunk: 'Splunk',
  sumologic: 'Sumo Logic',
  trendmicro: 'Trend Micro',
  virustotal: 'VirusTotal',
} as const satisfies Record<string, string>;

/** Those whose mark is the vendor's name itself, which needs no second one beside it. */
export const wordmarks: readonly TechnologyId[] = ['cisco', 'splunk', 'sumologic'];

/** A technology by the name of its icon in simple-icons. */
export type TechnologyId = keyof typeof technologies;

/** The strips of marks, each for one service page, which names it as `list`; marks stand in this order. */
export const technologyLists = {
  /** The MSSP page's banner of 18. */
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
    'opensearch',
    'googlechronicle',
    'redhat',
    'opnsense',
    'graylog',
    'virustotal',
    'akamai',
    'f5',
  ],
  /** On the SIEM page. */
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
  /** On the EDR/XDR page. */
  endpoint: [
    'trendmicro',
    'bitdefender',
    'paloaltonetworks',
    'cisco',
    'fortinet',
    'okta',
    'elastic',
    'malwarebytes',
  ],
  /** On the MDR page. */
  xdr: ['paloaltonetworks', 'trendmicro', 'cisco', 'fortinet', 'bitdefender'],
  /** On the SOC page. */
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
