import type { NewEntry } from './OutboxStore.ts';

/**
 * An entry of the journal as it is taken over: it may have been kept and sent after all, so that a server without
 * keys has to be asked. One whose files are gone waits for the person.
 */
export function recoverEntry(entry: NewEntry, hasFiles: boolean): NewEntry {
  if (hasFiles) return { ...entry, isUnsettled: true };
  const lostFiles = entry.files.map(({ name }) => name);
  return { ...entry, files: [], state: 'refused', failure: { code: 'aborted', lostFiles } };
}
