export {
  actRunsAtom,
  actsOpen,
  clearActs,
  countUnfinished,
  doneText,
  forgetActs,
  isGoingOn,
  linesIn,
  type ActLine,
  type ActRun,
} from './data/acts/actRuns.ts';
export { refusalOf, retryAct, startAct, undoAct } from './data/acts/startAct.ts';
export { watchActs } from './data/acts/watchActs.ts';
export {
  answerDue,
  auditDue,
  businessCalendarOf,
  invitationEnd,
  supportDue,
} from './data/channel/answerDue.ts';
export {
  channelKey,
  findChannel,
  isSameChannel,
  type ChannelId,
  type MentionedChannel,
} from './data/channel/channelKey.ts';
export { issueTexts } from './data/channel/issueTexts.ts';
export { isConnectedYouTube } from './data/channel/isConnectedYouTube.ts';
export { missesMinimum } from './data/channel/missesMinimum.ts';
export {
  changeOf,
  figuresByChannel,
  sumFigures,
  useChannelFigures,
  type ChannelFigures,
  type Figure,
} from './data/channel/useChannelFigures.ts';
export { channelGroups, isSameName, type ChannelGroup } from './data/scope/channelGroups.ts';
export type { Narrowed, ScopeChoice } from './data/scope/narrowTo.ts';
export { NothingInScope } from './data/scope/NothingInScope.tsx';
export { OnlyScope } from './data/scope/OnlyScope.tsx';
export { scopeParameters } from './data/scope/scopeAddress.ts';
export { useChannelInScope } from './data/scope/useChannelInScope.ts';
export { chooseScope, useScope, type Scope } from './data/scope/useScope.ts';
export { lookForFile, type LostFile } from './data/lookForFile.ts';
export { newsTime } from './data/newsTime.ts';
export { nullIfUnknown } from './data/nullIfUnknown.ts';
export {
  forgetRemovals,
  removedAtom,
  removeWithUndo,
  sendRemovals,
  undoTime,
  type RemoveWithUndoOptions,
} from './data/removeWithUndo.ts';
export { channelsQuery, countriesQuery, statisticsQuery } from './data/resources.ts';
export { useDebounced } from './data/useDebounced.ts';
export { useSharedQueries, type SharedResult } from './data/useSharedQueries.ts';
export { FailureMessage, type FailureMessageProps } from './data/writes/FailureMessage.tsx';
export { failureText, useFailureText, type ReasonWords } from './data/writes/failureText.ts';
export { useSendOnce, type SendOnce } from './data/writes/useSendOnce.ts';
