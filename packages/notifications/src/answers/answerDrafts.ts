/** What was begun to be answered; it outlives the sheet that it was written in. */
export interface AnswerDraft {
  rating?: number | null;
  words?: string;
}

const drafts = new Map<number, AnswerDraft>();

/** What was begun for this notification. */
export const draftOf = (id: number): AnswerDraft => drafts.get(id) ?? {};

/** Keeps what was begun; what is sent is forgotten. */
export function keepDraft(id: number, change: AnswerDraft | undefined): void {
  if (change) drafts.set(id, { ...draftOf(id), ...change });
  else drafts.delete(id);
}
