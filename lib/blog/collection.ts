/** The Firestore collection that holds the posts. */
export const COLLECTION = 'blogs';
