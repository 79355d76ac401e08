import { type SecurityNotice, securityNotice } from '@/content/security';
import { securityPath } from '@/lib/file-paths';
import { pathOf } from '@/lib/routes';
import { absoluteUrl } from '@/lib/site-url';

export const dynamic = 'force-static';

export function GET() {
  return new Response(securityText(securityNotice), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/** The notice as RFC 9116 writes it; https://www.rfc-editor.org/rfc/rfc9116#section-2.5 */
function securityText({ contacts, expires, languages, policy }: SecurityNotice): string {
  const fields = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}T23:59:59Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${absoluteUrl(securityPath)}`,
    ...(policy ? [`Policy: ${absoluteUrl(pathOf(policy))}`] : []),
  ];
  return `${fields.join('\n')}\n`;
}
