import { questionsCsv } from '@/lib/buying';
import { csvType } from '@/lib/csv';

export const dynamic = 'force-static';

export function GET() {
  return new Response(questionsCsv(), { headers: { 'Content-Type': csvType } });
}
