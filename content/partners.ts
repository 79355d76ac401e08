/** The geometric marks that placeholder wordmarks are drawn with, on a 24 × 24 grid. */
export const partnerMarks = {
  peak: 'M4 20 12 4l8 16',
  orbit: 'M4 12h16M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
  ledger: 'M5 5h14v14H5zM5 12h14',
  tide: 'M4 8c4-6 12 6 16 0M4 16c4-6 12 6 16 0',
  mast: 'M12 3v18M5 8l7-5 7 5',
  gate: 'M5 20V4h14v16M12 4v16',
} as const satisfies Record<string, string>;

export interface Partner {
  /** The organisation's name; a placeholder must be no company's. */
  name: string;
  /** The mark drawn before the name. */
  mark: keyof typeof partnerMarks;
}

/** Placeholders for the 18 logos of the home page. The company supplies its own before launch. */
export const partners = [
  { name: 'Placeholder Freight', mark: 'peak' },
  { name: 'Example Mutual', mark: 'orbit' },
  { name: 'Specimen Foods', mark: 'ledger' },
  { name: 'Sample Telecom', mark: 'tide' },
  { name: 'Stand-in Clinics', mark: 'mast' },
  { name: 'Notional Bank', mark: 'gate' },
  { name: 'Placeholder Energy', mark: 'orbit' },
  { name: 'Example Shipyards', mark: 'peak' },
  { name: 'Specimen Press', mark: 'tide' },
  { name: 'Sample Airways', mark: 'mast' },
  { name: 'Stand-in Apparel', mark: 'gate' },
  { name: 'Notional Rail', mark: 'ledger' },
  { name: 'Placeholder Tea', mark: 'tide' },
  { name: 'Example Assurance', mark: 'mast' },
  { name: 'Specimen Ports', mark: 'orbit' },
  { name: 'Sample University', mark: 'gate' },
  { name: 'Stand-in Foundry', mark: 'peak' },
  { name: 'Notional Retail', mark: 'ledger' },
] as const satisfies readonly Partner[];
