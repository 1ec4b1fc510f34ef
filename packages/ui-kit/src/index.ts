export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button/Button.tsx';
export { CopyButton, type CopyButtonProps } from './button/CopyButton.tsx';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export type { Rendered } from './button/rendered.ts';

export type { ChartData, ChartSeries } from './chart/ChartData.ts';
export { LineChart, type ChartLabels, type LineChartProps } from './chart/LineChart.tsx';
export { Sparkline, type SparklineProps } from './chart/Sparkline.tsx';
export { SparklineFigure, type SparklineFigureProps } from './chart/SparklineFigure.tsx';

export type { ChoiceOption } from './choice/ChoiceOption.ts';
export { Combobox, type ComboboxProps } from './choice/Combobox.tsx';
export { MultiSelect, type MultiSelectProps, type MultiSelectWords } from './choice/MultiSelect.tsx';

export type { Command, CommandGroup, CommandPaletteLabels } from './command/Command.ts';
export { CommandPalette, type CommandPaletteProps } from './command/CommandPalette.tsx';

export { ReadingDirection, type ReadingDirectionProps } from './direction/ReadingDirection.tsx';

export { Badge, type BadgeProps } from './feedback/Badge.tsx';
export { Banner, type BannerProps } from './feedback/Banner.tsx';
export { bringIntoSight, bringIntoSightOfDialog } from './feedback/bringIntoSight.ts';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState.tsx';
export { Illustration, type IllustrationProps } from './feedback/Illustration.tsx';
export type { IllustrationName } from './feedback/illustrations.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/ProgressBar.tsx';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton.tsx';
export { SkeletonList, type SkeletonListProps } from './feedback/SkeletonList.tsx';
export { Spinner, type SpinnerProps } from './feedback/Spinner.tsx';
export { Status, type StatusProps } from './feedback/Status.tsx';
export { Stepper, type Step, type StepperProps, type StepState } from './feedback/Stepper.tsx';
export type { StatusTone, Tone } from './feedback/checkTone.ts';
export { useHasRun } from './feedback/useHasRun.ts';
export {
  createToastManager,
  type ToastData,
  type ToastManager,
  type ToastType,
} from './feedback/createToastManager.ts';
export { ToastRegion, type ToastLabels, type ToastRegionProps } from './feedback/ToastRegion.tsx';

export { Checkbox, type CheckboxProps } from './field/Checkbox.tsx';
export { Field, type FieldProps } from './field/Field.tsx';
export { NativeSelect, type NativeSelectProps } from './field/NativeSelect.tsx';
export { PasswordInput, type PasswordInputProps } from './field/PasswordInput.tsx';
export { RadioGroup, type RadioGroupProps } from './field/RadioGroup.tsx';
export { SearchInput, type SearchInputProps } from './field/SearchInput.tsx';
export { Switch, type SwitchProps } from './field/Switch.tsx';
export { Textarea, type TextareaProps } from './field/Textarea.tsx';
export { TextInput, type TextInputProps } from './field/TextInput.tsx';

export { StatTile, type StatTileProps, type StatTrend } from './figures/StatTile.tsx';

export { Icon, type IconName, type IconProps } from './icons/Icon.tsx';
export {
  AlertIcon,
  ArchiveIcon,
  ArrowDownIcon,
  ArrowLeftIcon,
  AttachmentIcon,
  BellIcon,
  BoldIcon,
  BulletListIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  CodeBlockIcon,
  CodeIcon,
  CopyIcon,
  DarkSchemeIcon,
  DeleteIcon,
  DocumentIcon,
  EditIcon,
  EmojiIcon,
  ExternalIcon,
  FailureIcon,
  FiltersIcon,
  FormatIcon,
  GlobeIcon,
  GroupIcon,
  HelpIcon,
  InfoIcon,
  ItalicIcon,
  KeyboardIcon,
  LightSchemeIcon,
  LinkIcon,
  LockIcon,
  LogInIcon,
  LogOutIcon,
  MailIcon,
  MenuIcon,
  MessageIcon,
  MinusIcon,
  MoreIcon,
  NumberedListIcon,
  PersonIcon,
  PlusIcon,
  QuoteIcon,
  RefreshIcon,
  ReplyIcon,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  SidebarIcon,
  StarIcon,
  StrikeIcon,
  SuccessIcon,
  SystemSchemeIcon,
  VerifiedIcon,
  WarningIcon,
} from './icons/icons.ts';

export { Avatar, type AvatarProps } from './identity/Avatar.tsx';
export { Thumbnail, type ThumbnailProps } from './identity/Thumbnail.tsx';

export { Chip, type ChipProps } from './label/Chip.tsx';
export { ChipGroup, type ChipGroupProps, type ChipItem } from './label/ChipGroup.tsx';
export { Tag, type TagProps } from './label/Tag.tsx';

export { Accordion, type AccordionItem, type AccordionProps } from './layout/Accordion.tsx';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './layout/Breadcrumb.tsx';
export { Card, type CardProps } from './layout/Card.tsx';
export { Grid, type GridProps } from './layout/Grid.tsx';
export { Page, type PageProps } from './layout/Page.tsx';
export { RouteTabs, type RouteTab, type RouteTabsProps } from './layout/RouteTabs.tsx';
export { Row } from './layout/Row.tsx';
export { SkipLink, type SkipLinkProps } from './layout/SkipLink.tsx';
export type { Space } from './layout/Space.ts';
export { Stack, type Alignment, type FlowProps, type Justification } from './layout/Stack.tsx';
export { useIsWide } from './layout/useIsWide.ts';
export { useMoves } from './layout/useMoves.ts';
export { Tile, TileName, type TileProps } from './layout/Tile.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './layout/VisuallyHidden.tsx';

export { LoadMore, type LoadMoreProps, type LoadMoreWords } from './list/LoadMore.tsx';
export { Pagination, type PaginationProps, type PaginationWords } from './list/Pagination.tsx';

export { ContactMark, type ContactMarkProps } from './marks/ContactMark.tsx';
export type { MarkProps } from './marks/Mark.tsx';
export { PlatformMark, type PlatformMarkProps } from './marks/PlatformMark.tsx';

export { NumberInput, type NumberInputProps, type NumberInputWords } from './number/NumberInput.tsx';

export { AlertDialog, type AlertDialogProps } from './overlay/AlertDialog.tsx';
export { Dialog, type DialogProps } from './overlay/Dialog.tsx';
export { Drawer, type DrawerProps } from './overlay/Drawer.tsx';
export { Menu, type MenuAction, type MenuChoice, type MenuItem, type MenuProps } from './overlay/Menu.tsx';
export { OverlayContext, type WatchOverlay } from './overlay/OverlayContext.ts';
export { Popover, type PopoverProps } from './overlay/Popover.tsx';

export { NpsScale, type NpsScaleProps } from './rating/NpsScale.tsx';
export { Rating, type RatingProps } from './rating/Rating.tsx';

export { KitStyles, type KitStylesProps } from './styles/KitStyles.tsx';

export { hasOthers, noSelection, isSelected, selectedCount, type TableSelection } from './table/selection.ts';
export { Table, type TableProps } from './table/Table.tsx';
export type { TableColumn, TableSort, TableWords } from './table/TableColumn.ts';

export { Heading, type HeadingLevel, type HeadingProps } from './text/Heading.tsx';
export { isPlainClick } from './text/isPlainClick.ts';
export { Kbd, type KbdProps } from './text/Kbd.tsx';
export { parseHtml, takeWrittenStyle } from './text/parseHtml.ts';
export { parseUrl } from './text/parseUrl.ts';
export { Prose } from './text/Prose.tsx';
export { RichText, type RichTextProps } from './text/RichText.tsx';
export { safeUrl, type SafeUrlOptions } from './text/safeUrl.ts';
export { Text, type TextProps, type TextSize, type TextTone } from './text/Text.tsx';
export { TextLink, type TextLinkProps } from './text/TextLink.tsx';

export { breakpoints, media, type Breakpoint } from './tokens/breakpoints.ts';
export { helpColorStyle } from './tokens/helpColor.ts';
export { brands, schemes, type Brand, type Scheme } from './tokens/themes.ts';

export { canvasToPng } from './download/canvasToPng.ts';
export { saveFile } from './download/saveFile.ts';
export { FileDrop, type FileDropProps, type FileDropWords } from './upload/FileDrop.tsx';
export { FileLine, type FileLineProps, type FileLineWords, type UploadItem } from './upload/FileLine.tsx';
export { filesOf, hasFolder } from './upload/filesOf.ts';
export {
  isOfUploadType,
  uploadTypes,
  sortUploads,
  type RefusedFile,
  type UploadRule,
  type UploadRules,
} from './upload/uploadRules.ts';

export { useNow, type NowOptions } from './time/useNow.ts';
