export { BackLink, type BackLinkProps } from './back/BackLink.tsx';
export { BindingReason, type BindingReasonProps } from './binding/BindingReason.tsx';
export { useBindingAction, type BindingAction } from './binding/useBindingAction.ts';
export { errorId } from './errorId.ts';
export { HelpLink, type HelpLinkProps } from './help/HelpLink.tsx';
export { helpPorts } from './help/helpPorts.ts';
export { ItemBoundary, type ItemBoundaryProps } from './item/ItemBoundary.tsx';
export { isField } from './keys/isField.ts';
export { CsvButton, type CsvButtonProps } from './list/CsvButton.tsx';
export { DateText, type DateTextProps } from './words/DateText.tsx';
export { AndMore, type AndMoreProps } from './list/AndMore.tsx';
export { ShortList, type ShortListProps } from './list/ShortList.tsx';
export { loadMessages } from './messages.ts';
export {
  authorizationPlatforms,
  platformAuthorizationUrl,
  type AuthorizationPlatform,
  type OAuthReferer,
  type PlatformAuthorizationOptions,
} from './platformAuthorization.ts';
export { supportWay, type SupportWay } from './support/supportWay.ts';
export { FailedScreen, type FailedScreenProps } from './views/FailedScreen.tsx';
export { FailedView } from './views/FailedView.tsx';
export { NotFoundView } from './views/NotFoundView.tsx';
export { PendingScreen, type PendingScreenProps } from './views/PendingScreen.tsx';
export { PendingView } from './views/PendingView.tsx';
export { ShortcutList, type Shortcut, type ShortcutListProps } from './views/ShortcutList.tsx';
export { SupportButton, type SupportButtonProps } from './views/SupportButton.tsx';
export { useAddressText } from './views/useAddressText.ts';
export { createContributions } from './contributions/createContributions.ts';
export { inOrder } from './contributions/inOrder.ts';
export { useBrandName } from './support/brand.ts';
