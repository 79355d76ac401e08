import localFont from 'next/font/local';
import type { ReactNode } from 'react';

// Optional: a page is set once, in Manrope if it is there within 0.1 s, else in the system's own face, and
// never changes under a reader. From the second page on it comes from the cache.
const manrope = localFont({
  src: './fonts/manrope.woff2',
  weight: '400 700',
  variable: '--font-manrope',
  display: 'optional',
  adjustFontFallback: false,
});

/** The document around every page, the one for unknown addresses included. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" className={manrope.variable}>
      <body>{children}</body>
    </html>
  );
}
