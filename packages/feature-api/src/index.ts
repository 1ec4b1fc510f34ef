export type { Analytics, AnalyticsEvent } from './Analytics.ts';
export { hasCapability, isImpersonated } from './capabilities.ts';
export type { Connection } from './Connection.ts';
export type { Contributions, ListedContributions } from './Contributions.ts';
export { loadAhead } from './loadAhead.ts';
export { defineFeature } from './Feature.ts';
export type * from './Feature.ts';
// Everything, since a named export of an interface cannot be added to from elsewhere.
export type * from './modals.ts';
export type { NavigationGroup, ContributionsOrder } from './ContributionsOrder.ts';
export type { PendingChanges } from './PendingChanges.ts';
export type * from './PortalConfig.ts';
export type { DataContext, LeaveOptions, PortalContext } from './PortalContext.ts';
export { bindPorts, definePorts, port, type PortSet } from './ports.ts';
export type { ErrorMeta } from './queryMeta.ts';
export { refetchFailed } from './refetchFailed.ts';
export { type OpeningScreen, rootRoute, type RouterContext } from './rootRoute.ts';
export { searchChoice, searchFormat, searchList, searchNumber, searchText, wholeNumber } from './search.ts';
export type { Session, SessionOptions, SessionState, SignOutReason } from './Session.ts';
export type * from './staticData.ts';
export { supportPorts, type SupportQuestion } from './supportPorts.ts';
export type { RecentToast, ToastOptions, Toasts, ToastType } from './toasts.ts';
export {
  PortalProvider,
  useCapability,
  useContributions,
  useInterruption,
  usePortal,
  useUser,
} from './usePortal.ts';
export { userQuery } from './userQuery.ts';
