import { createDrafts, type Drafts } from './createDrafts.ts';

const known = new Map<number, Drafts>();

/** The drafts of a person in this tab. */
export function draftsOf(userId: number): Drafts {
  const drafts =
    known.get(userId) ?? createDrafts({ userId, findStorage: () => window.localStorage, onForeignWrite });
  known.set(userId, drafts);
  return drafts;
}

/** Heard for as long as the tab lives: a draft must not be overwritten by what this tab knew before. */
function onForeignWrite(act: (key: string | null) => void): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === window.localStorage) act(key);
  });
}
