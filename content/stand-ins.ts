/**
 * What stands in for the company’s own words until it gives them, exactly as it is spelled. `npm run check:launch` lists
 * each text of company.json and partners.json that is one of these, or an address in a domain that nobody can own.
 */
export const standIns: readonly string[] = [
  'Vigilane Cyber Security',
  'Vigilane',
  'Meridale Technologies',
  'Placeholder XDR',
  'Placeholder Street 1, #00-00',
  'Singapore 000000',
  '+65 6000 0000',
  '+6560000000',
  'Placeholder Road 1',
  'Colombo 00000',
  '+94 11 000 0000',
  '+94110000000',
  'CS/SOC/C-0000-0000',
  'CS/PTS/C-0000-0000',
  'Placeholder Freight',
  'Example Mutual',
  'Specimen Foods',
  'Sample Telecom',
  'Stand-in Clinics',
  'Notional Bank',
  'Placeholder Energy',
  'Example Shipyards',
  'Specimen Press',
  'Sample Airways',
  'Stand-in Apparel',
  'Notional Rail',
  'Placeholder Tea',
  'Example Assurance',
  'Specimen Ports',
  'Sample University',
  'Stand-in Foundry',
  'Notional Retail',
];

/**
 * Places of the stand-in company’s offices. Where no office is any more, `npm run check:launch` lists what still names one:
 * laws and regions that a page means to name may stay, and the place is then taken out here.
 */
export const standInPlaces: readonly string[] = ['Singapore', 'Colombo', 'Sri Lanka'];
