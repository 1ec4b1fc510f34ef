import { defineKept, useKept } from '@my-air/client-state';
import { useUser } from '@my-air/feature-api';
import * as v from 'valibot';

const Mode = v.picklist(['rich', 'plain']);

/** The way a message is written: with its formatting in sight, or as plain text with markdown's signs. */
export type WritingMode = v.InferOutput<typeof Mode>;

/** Each user's choice in this browser. */
export const writingMode = defineKept({
  key: 'messenger.writing-mode',
  schema: Mode,
  initial: 'rich',
  per: 'user',
  earlierKey: (userId) => `my-air:messenger:writing:${userId}`,
});

/** The user's way of writing in this browser, and how to change it. */
export function useWritingMode(): readonly [WritingMode, (mode: WritingMode) => void] {
  const [mode, set] = useKept(writingMode(useUser()?.id));
  return [mode, set];
}
