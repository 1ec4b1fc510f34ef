import { keptAtom } from '@my-air/client-state';
import { useUser } from '@my-air/feature-api';
import { useAtom } from 'jotai';
import * as v from 'valibot';

const Mode = v.picklist(['rich', 'plain']);

/** The way a message is written: with its formatting in sight, or as plain text with markdown's signs. */
export type WritingMode = v.InferOutput<typeof Mode>;

/** Each user's choice in this browser. */
export const writingMode = keptAtom('messenger.writing-mode', Mode, 'rich', {
  per: 'user',
  survivesSignOut: true,
});

/** The user's way of writing in this browser, and how to change it. */
export function useWritingMode(): readonly [WritingMode, (mode: WritingMode) => void] {
  return useAtom(writingMode(useUser()?.id));
}
