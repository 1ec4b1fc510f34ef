import { draftPlace } from '@my-air/feature-kit/forms';
import * as v from 'valibot';

/** A suggestion that was edited and is not accepted. An emptied text is kept too: the suggestion does not come back. */
export const suggestionDraft = draftPlace(
  'ai-optimization/suggestion',
  v.object({ text: v.string() }),
  () => false,
);
