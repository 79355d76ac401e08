/** Whether this is `npm test -- --all`, which takes some three times as long as `npm test`. */
export const isWhole = process.env.TEST_WHOLE === '1';
