/** The sprite of technology marks, written by app/technologies.svg. */
export const technologiesPath = '/technologies.svg';

/** The script that sends a misspelt case to its page, written by the export. */
export const recoverCasePath = '/recover-case.js';

/** The script that takes a page over to the release that is served now, written by the export. */
export const recoverPath = '/recover.js';

/** The speculation rules that a response header names. */
export const speculationRulesPath = '/speculation-rules.json';

/** The folder of the search index, written by the export. */
export const searchFolder = '/pagefind/' as const;

/** Which of the index's pages are posts, written by the export. */
export const searchedPostsPath = `${searchFolder}posts.json`;
