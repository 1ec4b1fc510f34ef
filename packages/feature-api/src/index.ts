export type { Analytics, AnalyticsEvent } from './Analytics.ts';
export { createAnswers, type Answers, type AnswersOptions } from './answers/createAnswers.ts';
export { hasCapability } from './capabilities.ts';
export { configFaults } from './config/configFaults.ts';
export { createPoll, type PollOptions } from './createPoll.ts';
export { derivedQuery } from './derivedQuery.ts';
export { errorId } from './errorId.ts';
export {
  defineFeature,
  navigationGroups,
  type AccountEntry,
  type Action,
  type Background,
  type BadgeQuery,
  type Card,
  type ChipQuery,
  type EntryParameters,
  type Feature,
  type FeatureContributions,
  type NavigationEntry,
  type NavigationGroup,
  type PartIcon,
  type SearchItem,
  type SearchSource,
  type TopBarPart,
  type TopBarSheetProps,
  type ActionItem,
  type WaitingSource,
  type WholeFeature,
  wholeFeature,
} from './Feature.ts';
export { freshTime } from './freshTime.ts';
export { helpPorts } from './help/helpPorts.ts';
export { holdChange, type HeldChange } from './holdChange.ts';
export { homeParts } from './homeParts.ts';
export { inOrder } from './inOrder.ts';
export { holdKeys, type HeldKeys } from './keys/holdKeys.ts';
export { isField } from './keys/isField.ts';
export type { PartsOrder } from './PartsOrder.ts';
export { isImpersonated } from './impersonation.ts';
export { loadMessages } from './messages.ts';
// Everything, since a named export of an interface cannot be added to from elsewhere.
export type * from './modals.ts';
export { isOptionalPartLoading, loadOptionalPart } from './optionalPart.ts';
export {
  authorizationPlatforms,
  platformAuthorizationUrl,
  type AuthorizationPlatform,
  type OAuthReferer,
  type PlatformAuthorizationOptions,
} from './platformAuthorization.ts';
export { pollQuery } from './pollQuery.ts';
export type { BrandConfig, PortalConfig } from './PortalConfig.ts';
export type { Connection } from './Connection.ts';
export type { LeaveOptions, PortalContext } from './PortalContext.ts';
export { bindPorts, definePorts, port, type PortSet } from './ports.ts';
export type { ErrorMeta } from './queryMeta.ts';
export { forgetFailedReads, hasJustFailed, loadAhead, noteFailure } from './recentFailure.ts';
export { createRemovals, type RemovalsOptions } from './removals/createRemovals.ts';
export type { RemovalHandlers, Removals } from './removals/Removals.ts';
export { removeWithUndo, type RemoveWithUndoOptions } from './removals/removeWithUndo.ts';
export { channelsQuery, countriesQuery, userQuery } from './resources.ts';
export { rootRoute } from './rootRoute.ts';
export type { Session, SessionState, SignOutReason } from './Session.ts';
export type { Layout } from './staticData.ts';
export { timers } from './timers.ts';
export { supportPorts, type SupportQuestion } from './support/supportPorts.ts';
export { supportWay, type SupportWay } from './support/supportWay.ts';
export type { RecentToast, ToastOptions, Toasts, ToastType } from './toasts.ts';
export type { PendingChanges } from './PendingChanges.ts';
export { useBrandName } from './useBrandName.ts';
export { useSharedQueries, type SharedResult } from './useSharedQueries.ts';
export { PortalProvider, useCapability, useInterruption, usePortal, useUser } from './usePortal.ts';
