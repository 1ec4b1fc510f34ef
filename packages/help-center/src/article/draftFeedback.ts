import { draftPlace } from '@my-air/feature-kit/forms';
import * as v from 'valibot';

/** The drafts of comments on what an article lacks, by the article's id. */
export const commentPlace = draftPlace(
  'help-center/comment',
  v.object({ comment: v.string() }),
  ({ comment }) => comment === '',
);
