import type { SecurityNotice } from '@/content/security';
import { securityPath } from './file-paths';
import { pathOf } from './routes';
import { absoluteUrl } from './site-url';

/** The notice as RFC 9116 writes it; https://www.rfc-editor.org/rfc/rfc9116#section-2.5 */
export function securityText({ contacts, expires, languages, policy }: SecurityNotice): string {
  const fields = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}T23:59:59Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${absoluteUrl(securityPath)}`,
    ...(policy ? [`Policy: ${absoluteUrl(pathOf(policy))}`] : []),
  ];
  return `${fields.join('\n')}\n`;
}
