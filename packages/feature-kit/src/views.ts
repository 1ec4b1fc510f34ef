export { ApplicationTrack, type ApplicationTrackProps } from './views/application/ApplicationTrack.tsx';
export { BackLink, type BackLinkProps } from './views/back/BackLink.tsx';
export { BindingReason, type BindingReasonProps } from './views/binding/BindingReason.tsx';
export { useBindingAction, type BindingAction } from './views/binding/useBindingAction.ts';
export { errorId } from './views/errorId.ts';
export { HelpLink, type HelpLinkProps } from './views/help/HelpLink.tsx';
export { helpPorts } from './views/help/helpPorts.ts';
export { ItemBoundary, type ItemBoundaryProps } from './views/item/ItemBoundary.tsx';
export { isField } from './views/keys/isField.ts';
export { joinResults } from './views/query/joinResults.ts';
export { QueryView, type QueryViewProps, type ShownResult } from './views/query/QueryView.tsx';
export { CsvButton, type CsvButtonProps } from './views/list/CsvButton.tsx';
export { DateText, type DateTextProps } from './words/DateText.tsx';
export { MoreRows, type MoreRowsProps } from './views/list/MoreRows.tsx';
export { AndMore, type AndMoreProps } from './views/list/AndMore.tsx';
export { ShortList, type ShortListProps } from './views/list/ShortList.tsx';
export {
  authorizationPlatforms,
  platformAuthorizationUrl,
  type AuthorizationPlatform,
  type OAuthReferer,
  type PlatformAuthorizationOptions,
} from './views/platformAuthorization.ts';
export { supportWay, type SupportWay } from './views/support/supportWay.ts';
export { useSupportDue } from './views/support/useSupportDue.ts';
export { FailedScreen, type FailedScreenProps } from './views/FailedScreen.tsx';
export { FailedView } from './views/FailedView.tsx';
export { LowMetrics, type LowMetricsProps } from './views/LowMetrics.tsx';
export { ManagerLine, type ManagerLineProps } from './views/ManagerLine.tsx';
export { NotFoundView } from './views/NotFoundView.tsx';
export { PathLink, type PathLinkProps } from './views/PathLink.tsx';
export { PendingScreen, type PendingScreenProps } from './views/PendingScreen.tsx';
export { PendingView } from './views/PendingView.tsx';
export { ShortcutList, type Shortcut, type ShortcutListProps } from './views/ShortcutList.tsx';
export { AllFailedAgain } from './views/slot/AllFailedAgain.tsx';
export { Column, Columns } from './views/slot/Columns.ts';
export { Slot, useIsHeightKnown, type SlotProps } from './views/slot/Slot.tsx';
export { SupportButton, type SupportButtonProps } from './views/SupportButton.tsx';
export { TextChanges, type TextChange, type TextChangesProps } from './views/TextChanges.tsx';
export { useLightPaper } from './views/useLightPaper.ts';
export { useRetry } from './views/useRetry.ts';
export { useAddressText } from './views/useAddressText.ts';
export { joinContributions } from './views/contributions/joinContributions.ts';
export { inOrder } from './views/contributions/inOrder.ts';
export { useBrandName } from './views/support/brand.ts';
export { useChipGroupWords, useMultiSelectWords, useStepperWords } from './words/useChoiceWords.ts';
export { useFileDropWords } from './words/useFileDropWords.ts';
export { useLoadMoreWords, usePaginationWords, useTableWords } from './words/useListWords.ts';
export { useNumberWords } from './words/useNumberWords.ts';
export { platformName } from './words/platformName.ts';
export { unknownStatus } from './words/unknownStatus.ts';
export { loadMessages } from './locales/index.ts';
