/** The figure of a specimen; an arrow in it is as heavy as the digits. */
export function Figure({ value }: { value: string }) {
  return value.split(/(→)/).map((part) =>
    part === '→' ? (
      <span key={part} className="-mx-[0.1em] [-webkit-text-stroke:0.05em]">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
