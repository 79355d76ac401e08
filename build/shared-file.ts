/** A script or stylesheet that more than one page links. */
export interface SharedFile {
  /** Its address. */
  url: string;
  /** Its `integrity`, as in `sha384-…`. */
  integrity: string;
}
