/** A further build of the site that tests need, in its own folder and served on its own port. */
export interface Variant {
  /** The folder below variants/. */
  name: string;
  /** Its port, counted from the main server's. */
  offset: number;
  /** The settings it is built with. */
  env: Readonly<Record<string, string>>;
}

/** Every further build. */
export const variants: readonly Variant[] = [];

const BASE_PORT = Number(process.env.E2E_PORT ?? 4173);

/** Where a variant is served. */
export function originOf({ offset }: Variant): string {
  return `http://localhost:${BASE_PORT + offset}`;
}
