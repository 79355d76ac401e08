import { company } from '@/content/company';
import { type ColorName, palette } from '@/tailwind.config';

interface SocialCardProps {
  title: string;
  family: string;
  /** The mark and the page's drawing as data addresses; without a drawing the mark takes its place. */
  mark: string;
  drawing: string | undefined;
}

/** A card is in the night, whose ground is that of the mark. */
export const cardColors = {
  ...Object.fromEntries(Object.entries(palette).map(([name, { dark }]) => [name, dark])),
  paper: palette.ink.light,
} as Record<ColorName, string>;

/** Longer titles are set smaller; what does not fit at the last size ends in an ellipsis. */
const SIZES = [
  { upTo: 24, fontSize: 76, lineClamp: 4 },
  { upTo: 64, fontSize: 60, lineClamp: 5 },
  { upTo: Number.POSITIVE_INFINITY, fontSize: 46, lineClamp: 6 },
];

/** The card of a page as `next/og` draws it, which knows styles in place of class names, and every box as flex. */
export function SocialCard({ title, family, mark, drawing }: SocialCardProps) {
  const { fontSize, lineClamp } = SIZES.find(({ upTo }) => title.length <= upTo) ?? {};
  return (
    <div style={styles.card}>
      {drawing ? (
        <img src={drawing} alt="" width={540} height={470} style={styles.drawing} />
      ) : (
        <img src={mark} alt="" width={570} height={570} style={styles.largeMark} />
      )}
      <div style={styles.brand}>
        <img src={mark} alt="" width={54} height={54} />
        {company.shortName}
      </div>
      <div style={{ ...styles.title, width: drawing ? 480 : 640, fontSize, lineClamp }}>
        {title}
      </div>
      {family && (
        <div style={styles.family}>
          <div style={styles.rule} />
          {family}
        </div>
      )}
    </div>
  );
}

const styles = {
  card: {
    display: 'flex',
    width: '100%',
    height: '100%',
    flexDirection: 'column',
    padding: 72,
    background: cardColors.paper,
    color: cardColors.text,
  },
  drawing: { position: 'absolute', top: 86, right: 72, objectFit: 'contain' },
  largeMark: { position: 'absolute', top: 70, right: -190 },
  brand: { display: 'flex', alignItems: 'center', gap: 16, marginTop: -8, fontSize: 30 },
  title: {
    display: 'block',
    marginTop: 28,
    letterSpacing: '-0.03em',
    lineHeight: 1.1,
    wordBreak: 'break-word',
  },
  family: {
    display: 'flex',
    alignItems: 'center',
    gap: 20,
    marginTop: 'auto',
    color: cardColors.muted,
    fontSize: 28,
  },
  rule: { width: 40, height: 4, background: cardColors.signal },
} as const;
