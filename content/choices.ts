// What fields of the JSON files may choose from.

/** The geometric marks that a partner without a logo of its own is drawn with, on a 24 × 24 grid. */
export const partnerMarks = {
  peak: 'M4 20 12 4l8 16',
  orbit: 'M4 12h16M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
  ledger: 'M5 5h14v14H5zM5 12h14',
  tide: 'M4 8c4-6 12 6 16 0M4 16c4-6 12 6 16 0',
  mast: 'M12 3v18M5 8l7-5 7 5',
  gate: 'M5 20V4h14v16M12 4v16',
} as const satisfies Record<string, string>;

/** The days of the week, as opening hours name them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
