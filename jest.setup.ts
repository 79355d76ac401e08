import { TextEncoder } from 'node:util';

// Only where there is a document: the tests of the export and of rules have none, and it takes a while to load.
if (typeof document !== 'undefined') require('@testing-library/jest-dom');

// jsdom has none, and every browser has.
globalThis.TextEncoder ??= TextEncoder;
