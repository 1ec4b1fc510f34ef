export { createAnswers, type Answers, type AnswersOptions } from './answers/createAnswers.ts';
export { derivedQuery } from './derivedQuery.ts';
export { loadMessages } from './messages.ts';
export { createRemovals, undoTime, type RemovalsOptions } from './removals/createRemovals.ts';
export type { RemovalHandlers, Removals } from './removals/Removals.ts';
export { removeWithUndo, type RemoveWithUndoOptions } from './removals/removeWithUndo.ts';
export { channelsQuery, countriesQuery } from './resources.ts';
export { useSharedQueries, type SharedResult } from './useSharedQueries.ts';
