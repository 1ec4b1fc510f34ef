import { draftPlace } from '@my-air/feature-kit/forms';
import * as v from 'valibot';

/** A result that is being corrected and is not saved. */
export const reviewDraft = draftPlace(
  'ai-metadata/review',
  v.object({ title: v.string(), description: v.string() }),
  ({ title, description }) => title === '' && description === '',
);
