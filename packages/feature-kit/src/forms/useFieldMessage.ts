import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { uploadTypes } from '@my-air/ui-kit';

import { parseRuleMessage, type Rule } from './ruleMessage.ts';

/** Puts the error of a field into words; the field's own label makes them exact. */
export type FieldMessage = (message: string | undefined, label?: string) => string | undefined;

/** Puts broken rules into the chosen language; a sentence of the server's stays as it is. */
export function useFieldMessage(): FieldMessage {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useFileTypeName();

  function describe(rule: Rule, values: URLSearchParams, label: string | undefined): string {
    const field = label
      ? t({ id: 'validation.field', message: `“${label}”` })
      : t({ id: 'validation.this_field', message: 'this field' });
    const max = Number(values.get('max'));

    switch (rule) {
      case 'required':
        return t({ id: 'validation.required', message: `Fill in ${field}` });
      case 'max':
        return t({
          id: 'validation.max',
          message: `Shorten ${field} to ${plural(max, { one: '# character', other: '# characters' })}`,
        });
      case 'no_html':
        return t({ id: 'validation.no_html', message: `Remove the HTML tags: only plain text fits here` });
      case 'no_html_with_mentions':
        return t({
          id: 'validation.no_html_with_mentions',
          message: `Remove the HTML tags: only plain text and mentions fit here`,
        });
      case 'upload_type': {
        const types = format.list(uploadTypes(values.get('types')).map((type) => nameOf(type)));
        return t({
          id: 'validation.upload_type',
          message: `This file type is not supported. Allowed: ${types}`,
        });
      }
      case 'upload_max_size': {
        const size = format.fileSize(max);
        return t({
          id: 'validation.upload_max_size',
          message: `All files together can be up to ${size}`,
        });
      }
      case 'upload_min_size': {
        const min = Number(values.get('min'));
        if (min <= 1) return t({ id: 'validation.upload_empty', message: `This file is empty` });
        const size = format.fileSize(min);
        return t({
          id: 'validation.upload_min_size',
          message: `Each file must be at least ${size}`,
        });
      }
      case 'upload_count':
        return t({
          id: 'validation.upload_count',
          message: `You can attach up to ${plural(max, { one: '# file', other: '# files' })}`,
        });
      case 'email':
        return t({ id: 'validation.email', message: `Enter an e-mail address, such as name@example.com` });
      case 'url':
        return t({ id: 'validation.url', message: `Enter a whole address, such as https://example.com` });
      case 'invalid':
        return t({ id: 'validation.invalid', message: `Check ${field}: this value does not fit` });
    }
  }

  return (message, label) => {
    const broken = message === undefined ? undefined : parseRuleMessage(message);
    return broken ? describe(broken.rule, broken.values, label) : message;
  };
}

/** Names a type of files as people do: `image/*` is “images”, `.pdf` and `application/pdf` are “PDF”. */
function useFileTypeName(): (type: string) => string {
  const { t } = useLingui();
  return (type) => {
    switch (type) {
      case 'image/*':
        return t`images`;
      case 'video/*':
        return t`videos`;
      case 'audio/*':
        return t`audio files`;
      case 'text/*':
        return t`text files`;
      default:
        return type.replace(/^(?:.*\/|\.)/, '').toUpperCase();
    }
  };
}
