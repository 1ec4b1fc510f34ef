export { loadMessages } from './messages.ts';
export { nullIfUnknown } from './nullIfUnknown.ts';
export { removeWithUndo, undoTime, type RemoveWithUndoOptions } from './removeWithUndo.ts';
export { channelsQuery, countriesQuery, statisticsQuery } from './resources.ts';
export { useSharedQueries, type SharedResult } from './useSharedQueries.ts';
