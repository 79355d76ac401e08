import type { Config } from 'tailwindcss';

/**
 * The design tokens that utilities are made of. Colours are variables because a section's theme and the
 * visitor's colour scheme give them different values: see app/globals.css.
 */
export default {
  theme: {
    screens: { sm: '600px', md: '900px', lg: '1200px', xl: '1536px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: 'var(--paper)',
      surface: 'var(--surface)',
      line: 'var(--line)',
      text: 'var(--text)',
      muted: 'var(--muted)',
      signal: 'var(--signal)',
      amber: 'var(--amber)',
    },
    fontFamily: {
      sans: 'var(--font-manrope), system-ui, sans-serif',
      mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    },
    fontSize: {
      label: ['0.8125rem', { lineHeight: '1.45' }],
      small: ['0.9375rem', { lineHeight: '1.6' }],
      body: ['1.0625rem', { lineHeight: '1.65' }],
      lede: ['clamp(1.125rem, 1rem + 0.6vw, 1.375rem)', { lineHeight: '1.5' }],
      h3: ['1.3125rem', { lineHeight: '1.25', letterSpacing: '-0.015em' }],
      h2: [
        'clamp(1.75rem, 1.2rem + 2.2vw, 2.75rem)',
        { lineHeight: '1.1', letterSpacing: '-0.028em' },
      ],
      h1: [
        'clamp(2.5rem, 1.3rem + 5vw, 4.75rem)',
        { lineHeight: '1.04', letterSpacing: '-0.03em' },
      ],
    },
    fontWeight: { normal: '400', medium: '550', bold: '650' },
    borderRadius: { DEFAULT: '4px', full: '9999px' },
    // In widths of the figure 0, which is wide in Manrope: 54 of them are 74 characters of text.
    maxWidth: { page: '1200px', prose: '54ch' },
  },
} satisfies Config;
