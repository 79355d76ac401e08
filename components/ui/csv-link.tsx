interface CsvLinkProps {
  href: string;
  /** What is in it. */
  label: string;
}

/** A link to a file for spreadsheets. */
export function CsvLink({ href, label }: CsvLinkProps) {
  return (
    <a href={href} download className="link inline-flex min-h-target items-center print:hidden">
      {`${label} (CSV)`}
    </a>
  );
}
