import type { OptimizationVideoRow } from '../database/schema.ts';

/** A video where the clock has brought it: with what its creator has changed on the platform by now. */
export function videoNow(row: OptimizationVideoRow, now: Date): OptimizationVideoRow {
  if (row.changesAt === null || row.changesAt > now) return row;
  return { ...row, texts: { ...row.texts, ...row.changedTexts }, changesAt: null, changedTexts: null };
}
