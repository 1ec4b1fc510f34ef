import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

import { messageOfIssue } from './ruleMessage.ts';
import { useFieldMessage, type FieldMessage } from './useFieldMessage.ts';

/** The schema of a form: an object of fields. */
export type FormSchema = GenericSchema<FieldValues, FieldValues>;

export type ValibotFormOptions<Schema extends FormSchema> = Omit<
  UseFormProps<InferInput<Schema>, unknown, InferOutput<Schema>>,
  'resolver'
>;

/** A form of react-hook-form that knows its schema, and the words for its errors. */
export interface ValibotForm<Input extends FieldValues = FieldValues, Output = unknown> extends UseFormReturn<
  Input,
  unknown,
  Output
> {
  /** Puts a broken rule into words. */
  describe: FieldMessage;
}

/** A form whose fields are checked by a valibot schema, with messages in the chosen language. */
export function useValibotForm<Schema extends FormSchema>(
  schema: Schema,
  options: ValibotFormOptions<Schema> = {},
): ValibotForm<InferInput<Schema>, InferOutput<Schema>> {
  'use no memo';
  const describe = useFieldMessage();
  const form = useForm<InferInput<Schema>, unknown, InferOutput<Schema>>({
    ...options,
    resolver: valibotResolver(schema, { message: messageOfIssue }),
  });
  // react-hook-form keeps one mutable object; compiled components need a new one to see that its state has changed.
  return { ...form, describe };
}
