import { useValue } from '@my-air/client-state';
import { useUser } from '@my-air/feature-api';
import { useEffect } from 'react';

import { draftFilesOf } from '../drafts/draftFilesOf.ts';

/** The files of a chat's next message, how to change them, and whether they outlive this tab. */
export interface UsedDraftFiles {
  files: readonly File[];
  keepFiles: (files: readonly File[]) => void;
  isKept: boolean;
}

/** The files of the user's draft in a chat. */
export function useDraftFiles(chatId: number): UsedDraftFiles {
  const drafts = draftFilesOf(useUser()?.id ?? 0);
  const { files, isKept } = useValue({ subscribe: drafts.subscribe, get: () => drafts.read(chatId) });
  useEffect(() => void drafts.load(chatId), [drafts, chatId]);
  return { files, isKept, keepFiles: (next) => drafts.keep(chatId, next) };
}
