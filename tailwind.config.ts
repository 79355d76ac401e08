import type { Config } from 'tailwindcss';
import type { PluginAPI } from 'tailwindcss/plugin';

/*
 * The design tokens, and their one source: Tailwind makes utilities of them (`bg-paper`, `text-h2`, `md:`),
 * hand-written rules read them as custom properties (`var(--color-paper)`) or breakpoints (`@variant md`),
 * and what knows no style sheet imports them.
 */

export const palette = {
  /** In the dark scheme a lit desk in a black room, which is night. */
  paper: { light: '#fbfcfd', dark: '#142836' },
  surface: { light: '#eef3f6', dark: '#1a3140' },
  /** What the specimens of assessment, training and consultancy lie on, each on its sheet. */
  cool: { light: '#e6edf1', dark: '#1a3140' },
  mint: { light: '#e1f0e9', dark: '#17383a' },
  warm: { light: '#f1eade', dark: '#222b33' },
  /** Lighter than every ground that it may lie on. */
  sheet: { light: '#fbfcfd', dark: '#29495c' },
  'sheet-mint': { light: '#fbfcfd', dark: '#26524f' },
  'sheet-warm': { light: '#fbfcfd', dark: '#36434f' },
  /** What code stands on, in a sheet. */
  well: { light: '#e9edf0', dark: '#132735' },
  line: { light: '#d3dde4', dark: '#486a80' },
  /** The ground of night and of the company's mark, in both schemes. */
  ink: { light: '#0b1620', dark: '#0b1620' },
  text: { light: '#14202b', dark: '#e6eef4' },
  muted: { light: '#3e505d', dark: '#b9c8d3' },
  signal: { light: '#00756f', dark: '#3be8cb' },
  'on-signal': { light: '#fbfcfd', dark: '#06201d' },
  amber: { light: '#8a5a00', dark: '#ffc26b' },
  /** Of figures and drawings alone, which are so large that less contrast is enough. */
  'amber-large': { light: '#c07000', dark: '#ffc26b' },
} as const satisfies Record<string, Record<'light' | 'dark', `#${string}`>>;

export type ColorName = keyof typeof palette;

/** In the browser's own text size: who doubles it gets the layout of a window half as wide. */
const screens = { xs: '0rem', sm: '37.5rem', md: '56.25rem', lg: '75rem', xl: '96rem' };

/** The unit is 8 px, so `p-2` is 16 px. */
const spacing = {
  DEFAULT: '0.5rem',
  gutter: 'clamp(1rem, 4vw, 2.5rem)',
  header: '4.5rem',
  /** The least height and width of what is pressed. */
  target: '2.75rem',
};

const container = {
  page: '1200px',
  /** 71 characters of Manrope. Not in `ch`, which is another width in every face, and so until Manrope is there. */
  measure: '31.75em',
};

const font = {
  sans: 'var(--font-manrope), "Manrope Latin", "Manrope Fallback", system-ui, sans-serif',
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
};

/**
 * The characters of the face that every page loads. What else Manrope has for Latin text is in a second file
 * (`app/styles/typeface.css`), which only a page that shows one of it loads. After a change: `npm run font`.
 */
export const GLYPHS =
  ' !"#%&\'()+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz\u00a0–—−’“”…×·→©';

const fontWeight = { normal: '400', medium: '550', bold: '650' };

/** Eight sizes, fluid downwards; `figure` is for numbers alone. */
const text = {
  small: ['clamp(0.875rem, 0.85rem + 0.1vw, 0.9375rem)', { lineHeight: '1.5' }],
  body: ['clamp(1rem, 0.95rem + 0.25vw, 1.0625rem)', { lineHeight: '1.5' }],
  lede: ['clamp(1.125rem, 1rem + 0.6vw, 1.375rem)', { lineHeight: '1.45' }],
  h3: [
    'clamp(1.25rem, 1.1rem + 0.75vw, 1.625rem)',
    { lineHeight: '1.2', letterSpacing: '-0.02em' },
  ],
  h2: [
    'clamp(1.625rem, 1.4rem + 1vw, 2.125rem)',
    { lineHeight: '1.15', letterSpacing: '-0.025em' },
  ],
  exhibit: [
    'clamp(2rem, 1.6rem + 1.8vw, 3.25rem)',
    { lineHeight: '1.08', letterSpacing: '-0.03em' },
  ],
  h1: ['clamp(2.25rem, 1.55rem + 3vw, 4.25rem)', { lineHeight: '1.04', letterSpacing: '-0.03em' }],
  figure: ['clamp(3.5rem, 2.7rem + 3.7vw, 6rem)', { lineHeight: '1', letterSpacing: '-0.03em' }],
} as const satisfies Record<string, [string, { lineHeight: string; letterSpacing?: string }]>;

const radius = { DEFAULT: '4px' };

/** A scale as custom properties: `--spacing`, `--spacing-gutter`. */
function properties(scale: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name === 'DEFAULT' ? `--${scale}` : `--${scale}-${name}`,
      value,
    ]),
  );
}

const textProperties = Object.fromEntries(
  Object.entries(text).flatMap(([name, [size, { lineHeight }]]) => [
    [`--text-${name}`, size],
    [`--text-${name}--line-height`, lineHeight],
  ]),
);

const schemes = (name: ColorName) => `light-dark(${palette[name].light}, ${palette[name].dark})`;

/** Who asks for more contrast sees every rule as well as a field's edge, and no grey text: a colour in place of another. */
const moreContrast = { line: schemes('muted'), muted: schemes('text') };

function ofColors(make: (name: ColorName) => string): Record<string, string> {
  const names = Object.keys(palette) as ColorName[];
  return Object.fromEntries(names.map((name) => [name, make(name)]));
}

/** The theme as hand-written rules read it. */
const customProperties = {
  ...properties('color', ofColors(schemes)),
  ...properties('spacing', spacing),
  ...properties('container', container),
  ...properties('font', font),
  ...properties('font-weight', fontWeight),
  ...properties('radius', radius),
  ...textProperties,
};

/** Browsers replace the colours of boxes and text themselves, but not those of drawings. */
const forcedColors: Partial<Record<ColorName, string>> = {
  paper: 'Canvas',
  surface: 'Canvas',
  line: 'GrayText',
  ink: 'Canvas',
  text: 'CanvasText',
  muted: 'CanvasText',
  signal: 'Highlight',
  'on-signal': 'HighlightText',
  amber: 'CanvasText',
  'amber-large': 'CanvasText',
};

export default {
  theme: {
    screens,
    spacing,
    maxWidth: container,
    fontFamily: font,
    fontWeight,
    fontSize: text,
    borderRadius: radius,
    // By name, because a band of night sets colours anew.
    colors: ofColors((name) => `var(--color-${name})`),
  },
  plugins: [
    ({ addBase }: PluginAPI) =>
      addBase({
        ':root': customProperties,
        '@media (prefers-contrast: more)': {
          ':root': properties('color', moreContrast),
        },
        '@media (forced-colors: active)': { ':root': properties('color', forcedColors) },
      }),
  ],
} satisfies Config;
