import { defineKept, useKept } from '@my-air/client-state';
import { useUser } from '@my-air/feature-api';
import * as v from 'valibot';

const Mode = v.picklist(['rich', 'plain']);

/** How a message is written: with its formatting in sight, or as plain text with markdown's signs. */
export type WritingMode = v.InferOutput<typeof Mode>;

/** How each person prefers to write in this browser. */
export const writingMode = defineKept({
  key: 'messenger.writing-mode',
  schema: Mode,
  initial: 'rich',
  per: 'person',
  earlierKey: (userId) => `my-air:messenger:writing:${userId}`,
});

/** How the person who is signed in prefers to write in this browser. */
export function useWritingMode(): readonly [WritingMode, (mode: WritingMode) => void] {
  const [mode, set] = useKept(writingMode(useUser()?.id));
  return [mode, set];
}
