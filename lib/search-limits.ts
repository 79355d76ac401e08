/** What search results show of a title and a description, in characters: more is cut, less says too little. */
export const searchLimits = {
  title: { most: 60 },
  description: { least: 110, most: 160 },
} as const;
