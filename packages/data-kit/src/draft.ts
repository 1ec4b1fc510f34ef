export {
  createDraftStore,
  draftAt,
  type Draft,
  type DraftStore,
  type DraftStoreOptions,
} from './draft/createDraftStore.ts';
export { draftPlace, textPlace, type DraftPlace } from './draft/draftPlace.ts';
export { draftStoreOf, reloadDrafts, type DraftOwner } from './draft/draftStoreOf.ts';
export { UnkeptNotice, type UnkeptNoticeProps } from './draft/UnkeptNotice.tsx';
export { UnsentText, type UnsentTextProps } from './draft/UnsentText.tsx';
export { unsentDrafts } from './draft/unsentDrafts.ts';
export { useDraft, useDraftAt, type UsedDraft } from './draft/useDraft.ts';
export { useDraftForm } from './draft/useDraftForm.ts';
