export { loadMessages } from './messages.ts';
export { removeWithUndo, undoTime, type RemoveWithUndoOptions } from './removeWithUndo.ts';
export { channelsQuery, countriesQuery } from './resources.ts';
export { useSharedQueries, type SharedResult } from './useSharedQueries.ts';
