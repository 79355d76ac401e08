/** The arrow at the end of a row whose link covers it. */
export function ArrowMark() {
  return <span aria-hidden="true" className="arrow" />;
}
