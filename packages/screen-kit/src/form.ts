export { useFieldArray, useWatch } from 'react-hook-form';
export { applyFieldErrors } from './form/applyFieldErrors.ts';
export { fieldError, formError } from './form/fieldError.ts';
export { noHtml, noHtmlWithMentions } from './form/noHtml.ts';
export { lengths, max, required } from './form/required.ts';
export { uploadCount, uploadMaxSize, uploadMinSize, uploadType } from './form/uploads.ts';
export { useFieldMessage, type FieldMessage } from './form/useFieldMessage.ts';
export {
  useValibotForm,
  type FormSchema,
  type ValibotForm,
  type ValibotFormOptions,
} from './form/useValibotForm.ts';
