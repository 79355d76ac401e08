import type { FindingSpecimen } from '@/content/specimen';
import { Parts } from './entries';

/** Evidence, reason and fix under their numbers. */
export function Finding({ parts }: FindingSpecimen) {
  return <Parts parts={parts} />;
}
