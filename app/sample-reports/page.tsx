import { PageFrame } from '@/components/layout/page-frame';
import { SampleReportsPage } from '@/components/reports/sample-reports-page';
import { sampleReports } from '@/content/sample-reports';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('sampleReports', sampleReports);

export default function Page() {
  return (
    <PageFrame current="sampleReports" night>
      <SampleReportsPage />
    </PageFrame>
  );
}
