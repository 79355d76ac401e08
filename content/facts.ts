import type { Source } from './service-page';

/** After a document or an authority of which the basis of a line in facts.csv is no source. */
export const fromReports = '(from a summary)';
export const partlyFromReports = '(partly from a summary)';

/** The editions, and the addresses that pages give as their sources. What they say stands in facts.csv, a line each. */
export const documents = {
  agenticTop10: {
    title: 'OWASP Top 10 for Agentic Applications 2026',
    url: 'https://genai.owasp.org/resource/owasp-top-10-for-agentic-applications-for-2026/',
  },
  aiAct: {
    title: 'AI Act (Regulation 2024/1689), as of 27 July 2026',
    url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/2026-07-27/eng',
  },
  aiActAmendment: {
    title: 'Digital Omnibus on AI (Regulation 2026/1744)',
    url: 'https://eur-lex.europa.eu/eli/reg/2026/1744/oj',
  },
  apiTop10: {
    title: 'OWASP API Security Top 10 2023',
    url: 'https://owasp.org/API-Security/',
  },
  asvs: {
    title: 'OWASP ASVS 5.0',
    url: 'https://owasp.org/www-project-application-security-verification-standard/',
  },
  attack: { title: 'MITRE ATT&CK', url: 'https://attack.mitre.org/' },
  azureActivityLog: {
    title: 'Azure activity log (Microsoft)',
    url: 'https://learn.microsoft.com/en-us/azure/azure-monitor/platform/activity-log',
  },
  borg: {
    title: 'Borg 1.4.5, release notes',
    url: 'https://github.com/borgbackup/borg/releases/tag/1.4.5',
  },
  cbslIncidents: {
    title: 'CBSL Circular No. 02 of 2025, incidents of licensed banks (Sri Lanka)',
    url: 'https://regalert.today/document/69b249f9-8806-4e8d-9372-4b3228003d01/text',
  },
  cbslOutsourcing: {
    title: 'CBSL Banking Act Directions No. 01 of 2026, outsourcing (Sri Lanka)',
    url: 'https://regalert.today/document/66e88b47-e410-495d-ab38-2a0efc50460f/text',
  },
  cbslTechnologyRisk: {
    title: 'CBSL Banking Act Directions No. 16 of 2021, technology risk (Sri Lanka)',
    url: 'https://regalert.today/document/3d738e51-85d3-4747-a44c-eae71d950cec/text',
  },
  cbslTechnologyRiskAmendment: {
    title: 'CBSL Banking Act Directions No. 05 of 2023, amending No. 16 of 2021 (Sri Lanka)',
    url: 'https://regalert.today/document/b59cb5da-8741-425e-a05c-4cb306f1c7b1/text',
  },
  ciiRegulations: {
    title:
      'Cybersecurity (Provider-Owned Critical Information Infrastructure) Regulations 2018 (Singapore)',
    url: 'https://sso.agc.gov.sg/SL/CA2018-S519-2018',
  },
  cisBenchmarks: { title: 'CIS Benchmarks', url: 'https://www.cisecurity.org/cis-benchmarks' },
  cloudTrail: {
    title: 'CloudTrail event history (AWS)',
    url: 'https://docs.aws.amazon.com/awscloudtrail/latest/userguide/view-cloudtrail-events.html',
  },
  cloudTrailLake: {
    title: 'CloudTrail Lake availability change (AWS)',
    url: 'https://docs.aws.amazon.com/awscloudtrail/latest/userguide/cloudtrail-lake-service-availability-change.html',
  },
  csaAiSystems: {
    title: 'Guidelines on Securing AI Systems (CSA)',
    url: 'https://www.csa.gov.sg/news-events/press-releases/launch-of-guidelines-and-companion-guide-on-securing-artificial-intelligence-systems',
  },
  computerCrimeAct: {
    title: 'Computer Crime Act No. 24 of 2007 (Sri Lanka)',
    url: 'https://dig.watch/resource/sri-lankas-computer-crimes-act-no-24-of-2007',
  },
  csaIncidents: {
    title: 'Provisions of the Cybersecurity (Amendment) Act, 31 October 2025 (CSA)',
    url: 'https://www.csa.gov.sg/news-events/press-releases/provisions-in-the-cybersecurity--amendment--act-to-come-into-force-on-31-october-2025',
  },
  csf: {
    title: 'NIST CSF 2.0',
    url: 'https://www.nist.gov/cyberframework',
  },
  cvss: {
    title: 'CVSS v4.0',
    url: 'https://www.first.org/cvss/v4-0/',
  },
  cyberEssentials: {
    title: 'Cyber Essentials and Cyber Trust marks (CSA)',
    url: 'https://www.csa.gov.sg/our-programmes/support-for-enterprises/sg-cyber-safe-programme/cybersecurity-certification-for-organisations/',
  },
  cybersecurityAct: {
    title: 'Cybersecurity Act 2018 (Singapore)',
    url: 'https://sso.agc.gov.sg/Act/CA2018',
  },
  edpbTransfers: {
    title: 'EDPB Guidelines 05/2021',
    url: 'https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-052021-interplay-between-application-article-3-and_en',
  },
  entraRetention: {
    title: 'Microsoft Entra data retention',
    url: 'https://learn.microsoft.com/en-us/entra/identity/monitoring-health/reference-reports-data-retention',
  },
  gdpr: {
    title: 'GDPR (Regulation 2016/679)',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  },
  githubOidc: {
    title: 'OpenID Connect reference (GitHub)',
    url: 'https://docs.github.com/en/actions/reference/security/oidc',
  },
  googleAuditLogs: {
    title: 'Cloud Audit Logs (Google)',
    url: 'https://cloud.google.com/logging/docs/audit',
  },
  iec62443Owners: {
    title: 'IEC 62443-2-1:2024',
    url: 'https://standards.iteh.ai/catalog/standards/iec/6d05192d-b6db-40f0-a2f8-5590756de374/iec-62443-2-1-2024',
  },
  iec62443Providers: {
    title: 'IEC 62443-2-4',
    url: 'https://standards.globalspec.com/std/13058348/isa-62443-2-4',
  },
  iec62443Zones: {
    title: 'IEC 62443-3-2:2020',
    url: 'https://standards.iteh.ai/catalog/standards/clc/d1892b9c-d2e4-4e2f-8639-350ec364387e/en-iec-62443-3-2-2020?reviews=true',
  },
  interpol: {
    title: 'Police recover over USD 40 million from international email scam (INTERPOL)',
    url: 'https://www.interpol.int/en/News-and-Events/News/2024/Police-recover-over-USD-40-million-from-international-email-scam',
  },
  iso27001: {
    title: 'ISO/IEC 27001:2022',
    url: 'https://www.iso.org/standard/27001',
  },
  iso27002: {
    title: 'ISO/IEC 27002:2022',
    url: 'https://www.iso.org/standard/75652.html',
  },
  iso27005: {
    title: 'ISO/IEC 27005:2022',
    url: 'https://www.iso.org/standard/80585.html',
  },
  licenceConditions: {
    title: 'Licensing of cybersecurity service providers, closing note 2026 (CSA)',
    url: 'https://www.csa.gov.sg/news-events/public-consultations/closing-note-to-the-consultation-on-the-licensing-framework-for-cybersecurity-service-providers',
  },
  licenceQuestions: {
    title: 'Licensing of cybersecurity service providers, questions (CSRO)',
    url: 'https://www.csro.gov.sg/resources/faqs',
  },
  llmTop10: {
    title: 'OWASP Top 10 for LLM Applications 2026',
    url: 'https://genai.owasp.org/resource/owasp-genai-llm-top-10-2026/',
  },
  mandatoryMfa: {
    title: 'Mandatory multifactor authentication (Microsoft)',
    url: 'https://learn.microsoft.com/en-us/entra/identity/authentication/concept-mandatory-multifactor-authentication',
  },
  masConsultation: {
    title: 'MAS consults on its notices on technology risk management (Allen & Gledhill)',
    url: 'https://www.allenandgledhill.com/sg/perspectives/articles/33108/sgkh-mas-consults-on-proposed-amendments-to-notices-on-technology-risk-management',
  },
  masCyberHygiene: {
    title: 'MAS Notice FSM-N06, cyber hygiene (banks)',
    url: 'https://www.mas.gov.sg/regulation/notices/notice-fsm-n06',
  },
  masGuidelines: {
    title: 'MAS Technology Risk Management Guidelines (January 2021)',
    url: 'https://www.mas.gov.sg/regulation/guidelines/technology-risk-management-guidelines',
  },
  masIncidentReporting: {
    title: 'Circular on Financial Institution Incident Reporting (MAS)',
    url: 'https://www.mas.gov.sg/regulation/circulars/circular-on-financial-institution-incident-reporting',
  },
  masNotices: {
    title: 'Cyber security: notices by institution (MAS)',
    url: 'https://www.mas.gov.sg/regulation/cyber-security',
  },
  masOthersOutsourcing: {
    title: 'Guidelines on Outsourcing (Financial Institutions other than Banks) (MAS)',
    url: 'https://www.mas.gov.sg/regulation/guidelines/guidelines-on-outsourcing-financial-institutions-other-than-banks',
  },
  masOutsourcing: {
    title: 'MAS Notice 658',
    url: 'https://www.mas.gov.sg/regulation/notices/notice-658',
  },
  masTechnologyRisk: {
    title: 'MAS Notice FSM-N05, technology risk management (banks)',
    url: 'https://www.mas.gov.sg/regulation/notices/notice-fsm-n05',
  },
  masvs: { title: 'OWASP MASVS', url: 'https://mas.owasp.org/MASVS/' },
  modelAiAgentic: {
    title: 'Model AI Governance Framework for Agentic AI (IMDA)',
    url: 'https://www.imda.gov.sg/resources/press-releases-factsheets-and-speeches/factsheets/2026/updated-model-ai-governance-framework-for-agentic-ai',
  },
  modelContextProtocol: {
    title: 'Model Context Protocol, tools (2026-07-28)',
    url: 'https://modelcontextprotocol.io/specification/2026-07-28/server/tools',
  },
  nis2: {
    title: 'NIS2 (Directive 2022/2555)',
    url: 'https://eur-lex.europa.eu/eli/dir/2022/2555/oj',
  },
  otConnectivity: {
    title: 'Secure connectivity principles for OT (NCSC and CISA, 2026)',
    url: 'https://www.ncsc.gov.uk/collection/operational-technology/secure-connectivity',
  },
  otInventory: {
    title: 'Asset Inventory Guidance for Owners and Operators of OT (CISA, 2025)',
    url: 'https://www.cyber.gov.au/resources-business-and-government/maintaining-devices-and-systems/critical-infrastructure/operational-technology-environments/foundations-for-ot-cybersecurity-asset-inventory-guidance-for-owners-and-operators',
  },
  owaspTop10: {
    title: 'OWASP Top 10:2025',
    url: 'https://owasp.org/Top10/2025/',
  },
  pciDss: {
    title: 'PCI DSS v4.0.1',
    url: 'https://www.pcisecuritystandards.org/document_library/',
  },
  pdpa: { title: 'Singapore PDPA 2012', url: 'https://sso.agc.gov.sg/Act/PDPA2012' },
  pdpcAi: {
    title:
      'Advisory Guidelines on Use of Personal Data in AI Recommendation and Decision Systems (PDPC)',
    url: 'https://www.pdpc.gov.sg/guidelines-and-consultation/2024/02/advisory-guidelines-on-use-of-personal-data-in-ai-recommendation-and-decision-systems',
  },
  pdpcGuidelines: {
    title: 'Advisory Guidelines on Key Concepts in the PDPA (PDPC), 17 May 2022',
    url: 'https://www.pdpc.gov.sg/-/media/files/pdpc/pdf-files/advisory-guidelines/ag-on-key-concepts/advisory-guidelines-on-key-concepts-in-the-pdpa-17-may-2022.pdf',
  },
  phishScale: {
    title: 'NIST Phish Scale User Guide (TN 2276)',
    url: 'https://doi.org/10.6028/NIST.TN.2276',
  },
  plcPractices: {
    title: 'Top 20 Secure PLC Coding Practices',
    url: 'https://www.plc-security.com/',
  },
  phishingTraining: {
    title: 'Anti-Phishing Training (Still) Does Not Work (arXiv 2506.19899)',
    url: 'https://arxiv.org/abs/2506.19899',
  },
  police: { title: 'Singapore Police Force', url: 'https://www.police.gov.sg/' },
  policeRansomware: {
    title: 'Ransomware (Singapore Police Force)',
    url: 'https://www.police.gov.sg/Advisories/Cybercrime/Ransomware',
  },
  recaptchaTerms: {
    title: 'reCAPTCHA: Google as data processor',
    url: 'https://security.googlecloudcommunity.com/community-blog-42/switching-google-s-role-with-recaptcha-from-data-controller-to-data-processor-6646',
  },
  restic: {
    title: 'restic 0.20.0, release notes',
    url: 'https://github.com/restic/restic/releases/tag/v0.20.0',
  },
  saqA: {
    title: 'SAQ A eligibility criteria for scripts (PCI SSC)',
    url: 'https://www.pcisecuritystandards.org/faq/articles/Frequently_Asked_Question/how-does-an-e-commerce-merchant-meet-the-saq-a-eligibility-criteria-for-scripts/',
  },
  scamShield: {
    title: 'ScamShield Helpline',
    url: 'https://www.scamshield.gov.sg/scamshield-helpline',
  },
  scdf: {
    title: 'Emergency medical services (SCDF)',
    url: 'https://www.scdf.gov.sg/home/about-us/information/scdf-emergency-medical-services',
  },
  singCert: { title: 'SingCERT, questions (CSA)', url: 'https://www.csa.gov.sg/faq/singcert' },
  sp800115: {
    title: 'NIST SP 800-115',
    url: 'https://csrc.nist.gov/pubs/sp/800/115/final',
  },
  sp800207: { title: 'NIST SP 800-207', url: 'https://csrc.nist.gov/pubs/sp/800/207/final' },
  sp80030: {
    title: 'NIST SP 800-30r1',
    url: 'https://csrc.nist.gov/pubs/sp/800/30/r1/final',
  },
  sp80050: {
    title: 'NIST SP 800-50r1',
    url: 'https://csrc.nist.gov/pubs/sp/800/50/r1/final',
  },
  sp80061: {
    title: 'NIST SP 800-61r3',
    url: 'https://csrc.nist.gov/pubs/sp/800/61/r3/final',
  },
  sp80063b: { title: 'NIST SP 800-63B-4', url: 'https://pages.nist.gov/800-63-4/sp800-63b.html' },
  sriLankaAmbulance: {
    title: '1990 ambulance service (Sri Lanka), a press report',
    url: 'https://www.ft.lk/front-page/1990-Suwasariya-emergency-ambulance-service-gets-fresh-boost/44-646455',
  },
  sriLankaFire: {
    title: 'Emergency numbers in Sri Lanka, a press report',
    url: 'https://www.pulse.lk/everythingelse/emergency-information-you-need-to-know/',
  },
  sriLankaBreachRules: {
    title: 'Draft rules on breach notifications under the Sri Lanka PDPA (2024)',
    url: 'https://dpa.gov.lk/newsbench.php',
  },
  sriLankaCert: { title: 'Sri Lanka CERT|CC', url: 'https://cert.gov.lk/0?lang=en&id=1' },
  sriLankaPdpa: { title: 'Sri Lanka PDPA No. 9 of 2022', url: 'https://www.dpa.gov.lk/' },
  sriLankaPdpaOrder: {
    title: 'Gazette Extraordinary No. 2498/16, starting parts of the Sri Lanka PDPA',
    url: 'https://documents.gov.lk/view/egz/2026/7/2498-16_E.pdf',
  },
  sriLankaPolice: {
    title: 'Sri Lanka Police on cybercrime, a press report',
    url: 'https://www.newsfirst.lk/2022/02/26/police-cautions-public-about-cybercrimes/',
  },
  sriLankaPoliceHotline: {
    title: 'Sri Lanka Police on its 119 hotline, a press report',
    url: 'https://www.adaderana.lk/news/116150/police-warn-against-misuse-of-119-hotline-legal-action-against-offenders',
  },
  stsClaims: {
    title: 'AWS STS supports validation of identity provider claims',
    url: 'https://aws.amazon.com/about-aws/whats-new/2026/01/aws-sts-supports-validation-identity-provider-claims/',
  },
  tokenProtection: {
    title: 'Token protection on Windows (Microsoft)',
    url: 'https://learn.microsoft.com/en-us/entra/identity/conditional-access/deployment-guide-token-protection-windows',
  },
  wstg: {
    title: 'OWASP WSTG',
    url: 'https://owasp.org/www-project-web-security-testing-guide/',
  },
} as const satisfies Record<string, Source>;
