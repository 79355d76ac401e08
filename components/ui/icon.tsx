const paths = {
  location:
    'M10 18.5S3.5 12.6 3.5 7.9a6.5 6.5 0 0 1 13 0C16.5 12.6 10 18.5 10 18.5ZM12.5 8a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  phone: 'M5.5 1.5h9v17h-9ZM8.5 4h3M9.5 16h1',
  email: 'M1.5 4.5h17v11h-17ZM1.5 5l8.5 6 8.5-6',
  search: 'M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM12.5 12.5l5 5',
  pause: 'M7 4v12M13 4v12',
  up: 'M10 17V4M4 10l6-6 6 6',
} as const;

/** A sign beside or in place of words, in the hand of the drawings. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="shrink-0"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
