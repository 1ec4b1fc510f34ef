import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import { readFile } from '../drafts/draftFiles.ts';
import type { OutgoingMessage } from './OutgoingMessage.ts';

/** A file with its bytes: not every browser can store a `File` itself. */
interface StoredFile {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

interface OutgoingSchema extends DBSchema {
  messages: { key: number; value: OutgoingMessage; indexes: { userId: number } };
  /** The files of a message under its place, apart from it, so that the list of messages is light. */
  files: { key: number; value: StoredFile[] };
}

/** A message before the store has given it its place. */
export type NewMessage = Omit<OutgoingMessage, 'place' | 'isKept' | 'files'>;

let database: Promise<IDBPDatabase<OutgoingSchema>> | undefined;
const forget = () => {
  database = undefined;
};

/** Opens the database when it is first needed, and again when the browser has closed it. */
function connect(): Promise<IDBPDatabase<OutgoingSchema>> {
  database ??= open();
  return database;
}

// Where there is no IndexedDB, opening it throws instead of rejecting.
async function open(): Promise<IDBPDatabase<OutgoingSchema>> {
  try {
    return await openDB<OutgoingSchema>('my-air-messenger', 1, {
      upgrade(created) {
        const messages = created.createObjectStore('messages', { keyPath: 'place', autoIncrement: true });
        messages.createIndex('userId', 'userId');
        created.createObjectStore('files');
      },
      terminated: forget,
    });
  } catch (error) {
    forget();
    throw error;
  }
}

/** After all stored messages: those of the page alone came when nothing could be stored any more. */
const firstPlaceInMemory = 2 ** 50;
/** The messages that the browser did not store, for as long as the page lives. */
const memory = new Map<number, { message: OutgoingMessage; files: readonly StoredFile[] }>();

/** Resolves after the data is on the disk: what a user wrote must survive a power cut. */
const safely = { durability: 'strict' } as const;

/** The messages of a user that the server does not have for certain, in their order. */
export async function listOutgoing(userId: number): Promise<readonly OutgoingMessage[]> {
  const stored = await connect().then(
    (opened) => opened.getAllFromIndex('messages', 'userId', userId),
    () => [],
  );
  const inMemory = [...memory.values()].map(({ message }) => message);
  return [...stored, ...inMemory.filter((message) => message.userId === userId)];
}

/**
 * Stores a message with its files; where the browser refuses, the page keeps them. Rejects with an
 * UnreadableFileError when a file cannot be read.
 */
export async function addOutgoing(message: NewMessage, files: readonly File[]): Promise<OutgoingMessage> {
  const read = await Promise.all(files.map(toStored));
  const described = { ...message, files: files.map(({ name, type, size }) => ({ name, type, size })) };
  try {
    const transaction = (await connect()).transaction(['messages', 'files'], 'readwrite', safely);
    const kept: Partial<OutgoingMessage> = { ...described, isKept: true };
    // SAFETY: the database fills in `place` by itself.
    const adding = transaction.objectStore('messages').add(kept as OutgoingMessage);
    const storing = adding.then((at) => transaction.objectStore('files').add(read, at));
    const [place] = await Promise.all([adding, storing, transaction.done]);
    return { ...described, isKept: true, place };
  } catch {
    const place = Math.max(firstPlaceInMemory, ...memory.keys()) + 1;
    const unkept = { ...described, place, isKept: false };
    memory.set(place, { message: unkept, files: read });
    return unkept;
  }
}

/** The files of a message. */
export async function filesOf({ place, files }: OutgoingMessage): Promise<File[]> {
  if (files.length === 0) return [];
  const stored = memory.get(place)?.files ?? (await (await connect()).get('files', place)) ?? [];
  return stored.map(({ bytes, name, type }) => new File([bytes], name, { type }));
}

/**
 * Changes a message in one transaction, so that no other tab comes between reading and writing; a result of
 * undefined deletes it. Resolves to the message as it is now; undefined when it is gone.
 */
export async function changeOutgoing(
  { place }: OutgoingMessage,
  change: (message: OutgoingMessage) => OutgoingMessage | undefined,
): Promise<OutgoingMessage | undefined> {
  const here = memory.get(place);
  if (here) {
    const changed = change(here.message);
    if (changed) memory.set(place, { ...here, message: changed });
    else memory.delete(place);
    return changed;
  }
  const transaction = (await connect()).transaction(['messages', 'files'], 'readwrite', safely);
  const messages = transaction.objectStore('messages');
  const message = await messages.get(place);
  const changed = message && change(message);
  const writes = changed
    ? [messages.put(changed)]
    : [messages.delete(place), transaction.objectStore('files').delete(place)];
  await Promise.all([...writes, transaction.done]);
  return changed;
}

/** Deletes all messages of a user. */
export async function clearOutgoing(userId: number): Promise<void> {
  for (const message of await listOutgoing(userId)) await changeOutgoing(message, () => undefined);
}

async function toStored(file: File): Promise<StoredFile> {
  return { name: file.name, type: file.type, bytes: await readFile(file) };
}
