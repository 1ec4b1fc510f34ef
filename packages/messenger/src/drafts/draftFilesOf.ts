import { useUser } from '@my-air/feature-api';
import { useAtomValue, type Atom } from 'jotai';
import { useEffect } from 'react';

import type { OutboxFile } from '../outbox/OutboxEntry.ts';
import { createDraftFileStore, type DraftFileStore } from '../storage/createDraftFileStore.ts';
import { connect } from '../storage/messengerStorage.ts';
import { createValue } from '../watched.ts';
import type { DraftAttachment } from './Draft.ts';
import { draftsOf } from './draftsOf.ts';
import { newChat, questionOf } from './questionDraft.ts';

/** The files of one draft. The same object until they change. */
export interface DraftFileState {
  readonly files: readonly File[];
  /** Whether the files are kept after this tab is closed. */
  readonly isKept: boolean;
}

/** The files of one user's drafts. Shown immediately, and stored with their bytes if the browser allows. */
export interface DraftFiles {
  statesAtom: Atom<ReadonlyMap<number, DraftFileState>>;
  read: (chatId: number) => DraftFileState;
  /** Restores the files that an earlier page stored. */
  load: (chatId: number) => Promise<void>;
  keep: (chatId: number, files: readonly File[]) => void;
  /** The stored bytes of files that were just sent, in case the page ended before the outbox had them. */
  rescue: (chatId: number, wanted: readonly DraftAttachment[]) => Promise<readonly OutboxFile[] | undefined>;
  /** Deletes all of the user's files. */
  wipe: () => Promise<void>;
}

export interface DraftFilesOptions {
  userId: number;
  store: DraftFileStore;
  /** The files that a draft names: other stored files are left over from a message that was sent. */
  namesOf: (chatId: number) => readonly DraftAttachment[] | undefined;
}

/** The time for which the bytes of sent files stay, in milliseconds: the outbox has read its own by then. */
const forgottenAfter = 3_000;
const nothing: DraftFileState = { files: [], isKept: true };

export function createDraftFiles({ userId, store, namesOf }: DraftFilesOptions): DraftFiles {
  const states = createValue<ReadonlyMap<number, DraftFileState>>(new Map());
  const loading = new Map<number, Promise<void>>();
  /** The number of the latest change of each chat, so that an older one that ends later is ignored. */
  const changes = new Map<number, number>();

  function show(chatId: number, state: DraftFileState): void {
    states.set(new Map([...states.get(), [chatId, state]]));
  }

  async function loadOnce(chatId: number): Promise<void> {
    const kept = await store.read(userId, chatId).catch(() => []);
    const named = namesOf(chatId);
    const namedFiles = kept.filter((file) => !named || named.some((one) => isSame(one, file)));
    // Files that were chosen in the meantime come after them.
    const { files } = states.get().get(chatId) ?? nothing;
    if (namedFiles.length > 0 && files.length === 0)
      show(chatId, { files: namedFiles.map(fileOf), isKept: true });
    else if (namedFiles.length > 0) keep(chatId, [...namedFiles.map(fileOf), ...files]);
    else if (kept.length > 0 && files.length === 0) await store.write(userId, chatId, []).catch(() => {});
  }

  function keep(chatId: number, files: readonly File[]): void {
    const change = (changes.get(chatId) ?? 0) + 1;
    changes.set(chatId, change);
    const isLast = () => changes.get(chatId) === change;
    show(chatId, { files, isKept: true });
    if (files.length === 0) {
      setTimeout(() => {
        if (isLast()) void store.write(userId, chatId, []).catch(() => {});
      }, forgottenAfter);
      return;
    }
    void Promise.all(files.map(bytesOf))
      .then((read) => (isLast() ? store.write(userId, chatId, read) : undefined))
      .catch(() => {
        if (isLast()) show(chatId, { files, isKept: false });
      });
  }

  return {
    statesAtom: states.valueAtom,
    read: (chatId) => states.get().get(chatId) ?? nothing,
    load(chatId) {
      const known = loading.get(chatId) ?? loadOnce(chatId);
      loading.set(chatId, known);
      return known;
    },
    keep,
    async rescue(chatId, wanted) {
      const kept = await store.read(userId, chatId).catch(() => []);
      const found = wanted.flatMap((one) => kept.find((file) => isSame(one, file)) ?? []);
      return found.length === wanted.length ? found : undefined;
    },
    async wipe() {
      states.set(new Map());
      await store.clear(userId).catch(() => {});
    },
  };
}

function isSame({ name, size }: DraftAttachment, file: OutboxFile): boolean {
  return name === file.name && size === file.bytes.byteLength;
}

function fileOf({ name, type, bytes }: OutboxFile): File {
  return new File([bytes], name, { type });
}

async function bytesOf(file: File): Promise<OutboxFile> {
  return { name: file.name, type: file.type, bytes: await file.arrayBuffer() };
}

const known = new Map<number, DraftFiles>();

/** The files of a user's drafts in this tab. */
export function draftFilesOf(userId: number): DraftFiles {
  const open = known.get(userId);
  if (open) return open;
  const files = createDraftFiles({
    userId,
    store: createDraftFileStore(connect),
    namesOf: (chatId) =>
      chatId === newChat
        ? questionOf(userId).read()?.attachments
        : draftsOf(userId).readMessage(chatId).attachments,
  });
  known.set(userId, files);
  return files;
}

/** The files of a chat's next message, how to change them, and whether they outlive this tab. */
export interface UsedDraftFiles {
  files: readonly File[];
  keepFiles: (files: readonly File[]) => void;
  isKept: boolean;
}

/** The files of the user's draft in a chat. */
export function useDraftFiles(chatId: number): UsedDraftFiles {
  const drafts = draftFilesOf(useUser()?.id ?? 0);
  const { files, isKept } = useAtomValue(drafts.statesAtom).get(chatId) ?? nothing;
  useEffect(() => void drafts.load(chatId), [drafts, chatId]);
  return { files, isKept, keepFiles: (next) => drafts.keep(chatId, next) };
}
