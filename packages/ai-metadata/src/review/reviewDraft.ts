import { readId } from '@my-air/api-client';
import { draftPlace } from '@my-air/feature-kit/forms';
import * as v from 'valibot';

/** A correction that is not saved. Emptied texts are kept too: the result does not come back. */
export const reviewDraft = draftPlace(
  'ai-metadata/review',
  v.object({ title: v.string(), description: v.string() }),
  () => false,
);

/** The subject of a correction. An id can be a text with a dash, which is written as an address would write it. */
export const reviewSubject = (jobId: string, itemId: number): string =>
  [jobId, String(itemId)].map((id) => id.replaceAll('%', '%25').replaceAll('-', '%2D')).join('-');

/** The ids that a subject was made of. */
export function readReviewSubject(subject: string): { jobId: string; itemId: number } {
  const [jobId = '', itemId = ''] = subject.split('-').map(decodeURIComponent);
  return { jobId, itemId: readId(itemId) };
}
