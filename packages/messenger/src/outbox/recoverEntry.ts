import type { NewEntry } from './OutboxStore.ts';

/**
 * An entry recovered from the journal: it may have been stored and sent after all, so that a server without
 * keys has to be asked. One whose files are lost waits for the user.
 */
export function recoverEntry(entry: NewEntry, hasFiles: boolean): NewEntry {
  if (hasFiles) return { ...entry, isUnsettled: true };
  const lostFiles = entry.files.map(({ name }) => name);
  return { ...entry, files: [], state: 'refused', failure: { code: 'aborted', lostFiles } };
}
