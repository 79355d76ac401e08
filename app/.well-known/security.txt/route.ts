import { securityNotice } from '@/content/security';
import { securityText } from '@/lib/security-txt';

export const dynamic = 'force-static';

/** Where to report a weakness of this site. */
export function GET() {
  return new Response(securityText(securityNotice), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
