import type { ContactType } from '@my-air/api-client/contract';

/** One line of the form. */
export interface ContactDraft {
  type: ContactType;
  value: string;
}

/** What somebody has typed and not saved, until the page is left: it comes back when the dialog is opened again. */
const drafts = new Map<number, readonly ContactDraft[]>();

/** What this person has typed; undefined when nothing waits. */
export function readContactDraft(userId: number): readonly ContactDraft[] | undefined {
  return drafts.get(userId);
}

/** Keeps what this person has typed so far. */
export function keepContactDraft(userId: number, contacts: readonly ContactDraft[]): void {
  drafts.set(userId, contacts);
}

/** Forgets it: it has been saved. */
export function forgetContactDraft(userId: number): void {
  drafts.delete(userId);
}
