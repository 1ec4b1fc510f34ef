export {
  draftChangesAtom,
  draftOf,
  draftPlace,
  draftSubjects,
  textPlace,
  unsentDrafts,
  useDraft,
  useDraftAt,
  type Draft,
  type DraftOwner,
  type DraftPlace,
  type UsedDraft,
} from './draft/draft.ts';
export { UnkeptNotice, type UnkeptNoticeProps } from './draft/UnkeptNotice.tsx';
export { UnsentText, type UnsentTextProps } from './draft/UnsentText.tsx';
export { useDraftForm } from './draft/useDraftForm.ts';
