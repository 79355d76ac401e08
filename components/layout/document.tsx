import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import '@/app/globals.css';

// Not preloaded: text paints at once in the fallback of app/styles/fallback-face.css, which keeps the
// lines where Manrope will want them.
const manrope = localFont({
  src: './fonts/manrope.woff2',
  weight: '400 700',
  variable: '--font-manrope',
  display: 'swap',
  preload: false,
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
