import { useUser } from '@my-air/feature-kit';
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

/** The files of the signed-in user's next message in a chat, and the function that replaces them. */
export function useDraftFiles(chatId: number) {
  return useAtom(draftFilesAtom(useUser()?.id ?? 0, chatId));
}
