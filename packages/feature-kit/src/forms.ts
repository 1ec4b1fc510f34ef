export {
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
export { useController, useFieldArray, useWatch } from 'react-hook-form';
export { applyFieldErrors } from './forms/applyFieldErrors.ts';
export { fieldError, formError } from './forms/fieldError.ts';
export { noHtml, noHtmlWithMentions } from './forms/noHtml.ts';
export { lengths, max, required } from './forms/required.ts';
export { uploadCount, uploadMaxSize, uploadMinSize, uploadType } from './forms/uploads.ts';
export { useFieldMessage, type FieldMessage } from './forms/useFieldMessage.ts';
export {
  useValibotForm,
  type FormSchema,
  type ValibotForm,
  type ValibotFormOptions,
} from './forms/useValibotForm.ts';
