import type { PaperSpecimen } from '@/content/specimen';
import { Parts } from './entries';

/** A question, its options and the advice, under their numbers. */
export function Paper({ parts }: PaperSpecimen) {
  return <Parts parts={parts} />;
}
