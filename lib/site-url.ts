import { environment } from './environment';

/** A path of the site as an absolute address on the configured origin. */
export function absoluteUrl(path: string): string {
  return new URL(path, environment.siteUrl).href;
}
