import { csvType } from '@/lib/csv';
import { standardsCsv } from '@/lib/standards';

export const dynamic = 'force-static';

export function GET() {
  return new Response(standardsCsv(), { headers: { 'Content-Type': csvType } });
}
