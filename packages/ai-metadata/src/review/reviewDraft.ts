import { draftPlace } from '@my-air/feature-kit/forms';
import * as v from 'valibot';

/** A correction that is not saved. Emptied texts are kept too: the result does not come back. */
export const reviewDraft = draftPlace(
  'ai-metadata/review',
  v.object({ title: v.string(), description: v.string() }),
  () => false,
);
