import localFont from 'next/font/local';
import type { ReactNode } from 'react';

// A first visit is painted at once in the face of typeface.css that has Manrope's measures, and changes to Manrope when
// it is there. From the second page on it comes from the cache.
const manrope = localFont({
  src: './fonts/manrope.woff2',
  weight: '400 650',
  variable: '--font-manrope',
  display: 'swap',
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
