// The wire of AI metadata: valibot schemas and the endpoints that carry them. The sandbox responds from the same contracts.
export { getTranslationBalance, TranslationBalance } from './contract/balance.ts';
export {
  AiChannel,
  BatchTranslation,
  disconnectAiChannel,
  listAiChannels,
  receiveCapability,
  requestForceUpdate,
} from './contract/channels.ts';
export {
  Failure,
  FailureGroup,
  failureReasons,
  listFailures,
  type FailureReason,
} from './contract/failures.ts';
export {
  addGlossaryTerm,
  deleteGlossaryTerm,
  glossaryRules,
  GlossaryTerm,
  listGlossary,
} from './contract/glossary.ts';
export {
  cancelJob,
  getJob,
  Job,
  jobStatuses,
  listJobs,
  retryFailed,
  undoDays,
  undoJob,
  waitingReasons,
  type JobStatus,
  type WaitingReason,
} from './contract/jobs.ts';
export { listLocalizableLanguages, LocalizableLanguage } from './contract/languages.ts';
export { LedgerLine, ledgerLineKinds, listLedger, type LedgerLineKind } from './contract/ledger.ts';
export {
  createOrder,
  listOrders,
  Order,
  orderFailures,
  orderParameter,
  orderStatuses,
  type OrderFailure,
  type OrderStatus,
} from './contract/orders.ts';
export { listPackages, TranslationPackage } from './contract/packages.ts';
export { getReceipt, ReceiptLine } from './contract/receipt.ts';
export { refusals, type Refusal } from './contract/refusals.ts';
export {
  approveAll,
  approveReviewItem,
  discardReviewItem,
  editReviewItem,
  listReview,
  protectedKinds,
  ReviewItem,
  VideoText,
  type ProtectedKind,
} from './contract/review.ts';
export {
  LanguageCode,
  PageMeta,
  videoPrivacyStatuses,
  videoTypes,
  type VideoPrivacy,
  type VideoType,
} from './contract/selection.ts';
export {
  getLocalizationSettings,
  LocalizationSettings,
  preCalculateSettings,
  saveLocalizationSettings,
} from './contract/settings.ts';
export {
  LanguageCost,
  PreCalculation,
  preCalculate,
  skipReasons,
  startBatch,
  textLimits,
  type SkipReason,
} from './contract/translations.ts';
export {
  AiVideo,
  listAiVideos,
  listVideosByGuid,
  selectAllVideos,
  translationStatuses,
  type TranslationStatus,
} from './contract/videos.ts';
