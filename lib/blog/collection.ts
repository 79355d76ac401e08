/** The Firestore collection that holds the posts; anybody may read it. */
export const COLLECTION = 'blogs';

/** The one that holds what is not published; no rule opens it to a reader. */
export const DRAFTS = 'drafts';
