// The Observatory publishes no types; its parts are used as its own scanner uses them.
declare module '@mdn/mdn-http-observatory/src/*';
