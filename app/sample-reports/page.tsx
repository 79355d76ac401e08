import { sampleReports } from '@/content/sample-reports';
import { pageMetadata } from '@/lib/metadata';

export { SampleReportsPage as default } from '@/components/reports/sample-reports-page';

export const metadata = pageMetadata('sampleReports', sampleReports);
