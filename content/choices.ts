// What fields of the JSON files may choose from.

/** The geometric marks that a partner without a logo of its own is drawn with, on a 24 × 24 grid. */
export const partnerMarks = {
  peak: 'M4 20 12 4l8 16',
  orbit: 'M4 12h16M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
  ledger: 'M5 5h14v14H5zM5 12h14',
  tide: 'M4 8c4-6 12 6 16 0M4 16c4-6 12 6 16 0',
  mast: 'M12 3v18M5 8l7-5 7 5',
  gate: 'M5 20V4h14v16M12 4v16',
  bridge: 'M3 20V11a9 9 0 0 1 18 0v9M3 16h18',
  facet: 'M12 3 21 12l-9 9-9-9ZM3 12h18',
  hive: 'M12 3 20 7.5v9L12 21l-8-4.5v-9Z',
  stair: 'M4 20v-5h5v-5h5V5h6',
  fan: 'M4 20A16 16 0 0 1 20 4M4 20a8 8 0 0 1 8-8M4 20h16V4',
  link: 'M14 8a6 6 0 1 0 0 8M10 8a6 6 0 1 1 0 8',
  sail: 'M11 3v14H4ZM14 7v10h6ZM4 21h16',
  crate: 'M4 8h16v12H4zM4 8l3-4h10l3 4M12 8v12',
  spire: 'M12 3v18M7 21V11M17 21V11M4 21h16',
  leaf: 'M5 19C5 9 10 5 20 4c0 10-5 15-15 15ZM5 19l8-8',
  beam: 'M4 12h16M4 6h10M10 18h10',
  quoin: 'M4 4h10v6H4zM10 14h10v6H10z',
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
