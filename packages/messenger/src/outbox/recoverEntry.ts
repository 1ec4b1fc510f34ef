import type { NewEntry } from './OutboxStore.ts';

/**
 * An entry of the journal as it is taken over: it may have been kept and sent after all, so that a server without
 * keys has to be asked. One with files waits for the person, because the page ended before these were read.
 */
export function recoverEntry(entry: NewEntry): NewEntry {
  const { files } = entry;
  if (files.length === 0) return { ...entry, isUnsettled: true };
  const lostFiles = files.map(({ name }) => name);
  return { ...entry, files: [], state: 'refused', failure: { code: 'aborted', lostFiles } };
}
