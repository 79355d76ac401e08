import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';

// jsdom has none, and every browser has.
globalThis.TextEncoder ??= TextEncoder;
