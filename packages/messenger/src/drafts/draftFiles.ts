import { useUser, type PendingChanges } from '@my-air/feature-kit';
import { atomStore } from '@my-air/feature-kit/state';
import { atom, useAtom, type PrimitiveAtom } from 'jotai';

/** The atoms of this page, by user and chat. */
const known = new Map<string, PrimitiveAtom<readonly File[]>>();

/** The files of a user's next message in a chat, for as long as the page lives. */
export function draftFilesAtom(userId: number, chatId: number): PrimitiveAtom<readonly File[]> {
  const name = `${userId} ${chatId}`;
  const files = known.get(name) ?? atom<readonly File[]>([]);
  known.set(name, files);
  return files;
}

/** A file was moved, changed or deleted after it had been chosen. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

/** The bytes of a chosen file. Throws an UnreadableFileError. */
export async function readFile(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (cause) {
    throw new UnreadableFileError(file.name, { cause });
  }
}

/** The atoms of a user's chats that have files, which a reload or a sign-out would lose. */
const chosenBy = (userId: number) =>
  [...known]
    .filter(([name, files]) => name.startsWith(`${userId} `) && atomStore.get(files).length > 0)
    .map(([, files]) => files);

/** The messages with files that were not sent. Their texts are drafts, which the shell counts and deletes. */
export const draftFiles: PendingChanges = {
  count: ({ id }) => chosenBy(id).length,
  wipe({ id }) {
    for (const files of chosenBy(id)) atomStore.set(files, []);
  },
};

/** The files of the signed-in user's next message in a chat, and the function that replaces them. */
export function useDraftFiles(chatId: number) {
  return useAtom(draftFilesAtom(useUser()?.id ?? 0, chatId));
}
