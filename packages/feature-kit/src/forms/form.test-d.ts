import { expectTypeOf, test } from 'vitest';
import * as v from 'valibot';

import { fieldError } from './fieldError.ts';
import { noHtml } from './noHtml.ts';
import { max, required } from './required.ts';
import { uploadCount, uploadType } from './uploads.ts';
import { useValibotForm } from './useValibotForm.ts';

const Request = v.object({
  title: v.pipe(v.string(), required(), max(150), noHtml()),
  amount: v.pipe(v.string(), v.transform(Number)),
  attachments: v.pipe(v.array(v.file()), uploadType('image/*'), uploadCount(10)),
});

function useRequest() {
  return useValibotForm(Request);
}
type Form = ReturnType<typeof useRequest>;
declare const form: Form;

test('fields come from what the schema takes, the result from what it makes', () => {
  expectTypeOf<Parameters<Parameters<Form['handleSubmit']>[0]>[0]>().toEqualTypeOf<{
    title: string;
    amount: number;
    attachments: File[];
  }>();
  expectTypeOf(form.getValues('amount')).toEqualTypeOf<string>();
  expectTypeOf(form.getValues('attachments')).toEqualTypeOf<File[]>();
});

test('only fields of the schema have a message', () => {
  expectTypeOf(fieldError(form, 'title')).toEqualTypeOf<string | undefined>();
  // @ts-expect-error no such field
  fieldError(form, 'subtitle');
});

test('a rule fits only what it can judge', () => {
  const schemas = [
    v.pipe(v.nullish(v.string()), noHtml()),
    // @ts-expect-error a number has no markup
    v.pipe(v.number(), noHtml()),
    // @ts-expect-error text is no file
    v.pipe(v.string(), uploadType('image/*')),
  ];
  expectTypeOf(schemas).not.toBeAny();
});
