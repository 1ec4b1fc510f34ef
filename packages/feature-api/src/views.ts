export { ItemBoundary, type ItemBoundaryProps } from './item/ItemBoundary.tsx';
export { BindingReason, type BindingReasonProps } from './binding/BindingReason.tsx';
export { useBindingAction, type BindingAction } from './binding/useBindingAction.ts';
export { HelpLink, type HelpLinkProps } from './help/HelpLink.tsx';
export { FailedScreen, type FailedScreenProps } from './views/FailedScreen.tsx';
export { FailedView } from './views/FailedView.tsx';
export { NotFoundView } from './views/NotFoundView.tsx';
export { PendingScreen, type PendingScreenProps } from './views/PendingScreen.tsx';
export { PendingView } from './views/PendingView.tsx';
