import type { HostingTables } from './hosting';
import { plainRedirects } from './vercel';

/**
 * The tables as staticwebapp.config.json, for Azure Static Web Apps. It matches no patterns but a `*` at the end and
 * redirects to fixed addresses, so 404.html recovers what stands below a folder in another case; it has no rewrite that
 * comes after files, so a post newer than the build is shown after the next deploy.
 */
export function azureConfig({ headers, redirects }: HostingTables) {
  const [everything, ...single] = headers;
  return {
    trailingSlash: 'never',
    globalHeaders: everything?.headers,
    routes: [
      ...plainRedirects(redirects).map(([route, redirect]) => ({
        route,
        redirect,
        statusCode: 301,
      })),
      ...single.map(({ path, headers }) => ({ route: path.replace('/**', '/*'), headers })),
    ],
    responseOverrides: { 404: { rewrite: '/404.html' } },
    mimeTypes: { '.webmanifest': 'application/manifest+json', '.md': 'text/markdown' },
  };
}
