import { emptyDraft, isEmptyDraft, type Draft } from './Draft.ts';
import { parseDraft } from './parseDraft.ts';

/** What a draft holds besides the names of its chat and of the message that is being changed. */
export type DraftContent = Partial<
  Pick<Draft, 'message' | 'template' | 'reply_to_message_id' | 'attachments'>
>;

/** The drafts of one person. Each is kept under its chat alone, over reloads and tabs. */
export interface Drafts {
  subscribe: (onChange: () => void) => () => void;
  /** Every draft that is not empty, by chat. The same object until one of them changes. */
  getSnapshot: () => ReadonlyMap<number, Draft>;
  /** The draft of a chat; an empty one where nothing was begun. */
  read: (chatId: number) => Draft;
  write: (chatId: number, content: DraftContent) => void;
  /** Sets the draft aside and begins to change a message. */
  beginEdit: (chatId: number, message: { id: number; markdown: string }) => void;
  /** Ends the change, saved or not, and gives back the draft that was set aside. */
  endEdit: (chatId: number) => void;
  /** Forgets the draft because it was sent; one that was set aside comes back. */
  clear: (chatId: number) => void;
  /** Forgets every draft of the person. */
  wipe: () => void;
  /** Whether what is written now outlives this tab. */
  isKept: () => boolean;
}

export interface DraftsOptions {
  userId: number;
  /** May throw, as reading `window.localStorage` does where storage is denied. */
  findStorage: () => Storage;
  /** Calls when another tab has written under a key, or with null when it has cleared everything. */
  onForeignWrite: (act: (key: string | null) => void) => void;
}

/** What is kept of a chat: the draft, and the one that waits while a message is being changed. */
interface Kept {
  draft: Draft;
  aside?: Draft;
}

/** Makes the drafts of one person in one tab. */
export function createDrafts({ userId, findStorage, onForeignWrite }: DraftsOptions): Drafts {
  const prefix = `my-air:messenger:draft:${userId}:`;
  const kept = readAll();
  const listeners = new Set<() => void>();
  let snapshot: ReadonlyMap<number, Draft> = snapshotOf(kept);
  let isSafe = true;

  function readAll(): Map<number, Kept> {
    const found = new Map<number, Kept>();
    attempt(() => {
      const storage = findStorage();
      for (let place = 0; place < storage.length; place += 1) take(found, storage.key(place), storage);
    });
    return found;
  }

  function take(into: Map<number, Kept>, key: string | null, storage: Storage): void {
    if (!key?.startsWith(prefix)) return;
    const chatId = Number(key.slice(prefix.length));
    const entry = readKept(storage.getItem(key), chatId);
    if (entry) into.set(chatId, entry);
    else into.delete(chatId);
  }

  function publish(): void {
    snapshot = snapshotOf(kept);
    for (const onChange of listeners) onChange();
  }

  function keep(chatId: number, entry: Kept | undefined): void {
    const isGone = !entry || (isEmptyDraft(entry.draft) && !entry.aside);
    if (isGone) kept.delete(chatId);
    else kept.set(chatId, entry);
    isSafe = attempt(() => {
      const storage = findStorage();
      if (isGone) storage.removeItem(prefix + chatId);
      else storage.setItem(prefix + chatId, JSON.stringify(entry));
    });
    publish();
  }

  function hear(key: string | null): void {
    if (key !== null && !key.startsWith(prefix)) return;
    attempt(() => {
      if (key === null) kept.clear();
      else take(kept, key, findStorage());
    });
    publish();
  }

  onForeignWrite(hear);
  const entryOf = (chatId: number): Kept => kept.get(chatId) ?? { draft: emptyDraft(chatId) };

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    getSnapshot: () => snapshot,
    read: (chatId) => entryOf(chatId).draft,
    write(chatId, content) {
      const entry = entryOf(chatId);
      keep(chatId, { ...entry, draft: { ...entry.draft, ...content } });
    },
    beginEdit(chatId, { id, markdown }) {
      const { draft, aside } = entryOf(chatId);
      // Going from one change to another keeps what was set aside before the first.
      const waiting = draft.isEditing ? aside : draft;
      const editing = { ...emptyDraft(chatId), message: markdown, message_id: id, isEditing: true };
      keep(chatId, { draft: editing, ...(waiting && !isEmptyDraft(waiting) && { aside: waiting }) });
    },
    endEdit(chatId) {
      const { draft, aside } = entryOf(chatId);
      if (draft.isEditing) keep(chatId, aside && { draft: aside });
    },
    clear(chatId) {
      const { aside } = entryOf(chatId);
      keep(chatId, aside && { draft: aside });
    },
    wipe() {
      for (const chatId of [...kept.keys(), ...readAll().keys()]) {
        attempt(() => findStorage().removeItem(prefix + chatId));
      }
      kept.clear();
      publish();
    },
    isKept: () => isSafe,
  };
}

function readKept(text: string | null, chatId: number): Kept | undefined {
  if (text === null) return undefined;
  let value: unknown;
  attempt(() => {
    value = JSON.parse(text);
  });
  if (typeof value !== 'object' || value === null || !('draft' in value)) return undefined;
  const draft = parseDraft(value.draft, chatId);
  const aside = 'aside' in value ? parseDraft(value.aside, chatId) : undefined;
  return draft && { draft, ...(aside && { aside }) };
}

function snapshotOf(kept: ReadonlyMap<number, Kept>): ReadonlyMap<number, Draft> {
  return new Map([...kept].map(([chatId, { draft }]) => [chatId, draft]));
}

/** Does what storage may refuse; answers with whether it did not. */
function attempt(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    // SecurityError, QuotaExceededError or broken JSON: this tab goes on with what it has.
    return false;
  }
}
