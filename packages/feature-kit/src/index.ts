export type { Analytics, AnalyticsEvent } from './feature/Analytics.ts';
export { hasCapability, isImpersonated } from './feature/capabilities.ts';
export type * from './feature/ChannelAct.ts';
export type { Connection } from './feature/Connection.ts';
export type * from './feature/Contributions.ts';
export type * from './feature/homeSources.ts';
export { loadAhead } from './feature/loadAhead.ts';
export { defineFeature } from './feature/Feature.ts';
export type * from './feature/Feature.ts';
// Everything, since a named export of an interface cannot be added to from elsewhere.
export type * from './feature/modals.ts';
export type { NavigationGroup, ContributionsOrder } from './feature/ContributionsOrder.ts';
export type { PendingChanges } from './feature/PendingChanges.ts';
export type * from './feature/PortalConfig.ts';
export type { DataContext, LeaveOptions, PortalContext } from './feature/PortalContext.ts';
export { bindPorts, definePorts, port, type PortSet } from './feature/ports.ts';
export type { AskOptions, ErrorMeta } from './feature/queryMeta.ts';
export { refetchFailed } from './feature/refetchFailed.ts';
export { unknownCallsAtom } from './feature/unknownCalls.ts';
export { type OpeningScreen, rootRoute, type RouterContext } from './feature/rootRoute.ts';
export {
  addressId,
  searchChoice,
  searchFormat,
  searchId,
  searchList,
  searchNumber,
  longestInAddress,
  searchText,
  wholeNumber,
} from './feature/search.ts';
export type { Session, SessionOptions, SessionState, SignOutReason } from './feature/Session.ts';
export type * from './feature/staticData.ts';
export { supportPorts, type SupportQuestion } from './feature/supportPorts.ts';
export type { RecentToast, ToastOptions, Toasts, ToastType } from './feature/toasts.ts';
export {
  PortalProvider,
  useCapability,
  useContributions,
  useInterruption,
  usePortal,
  useUser,
} from './feature/usePortal.ts';
export { fetchAnew } from './feature/fetchAnew.ts';
export { cachedUser, userQuery } from './feature/userQuery.ts';
