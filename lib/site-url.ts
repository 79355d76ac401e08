import { environment } from './environment';

export function absoluteUrl(path: string): string {
  return new URL(path, environment.siteUrl).href;
}
