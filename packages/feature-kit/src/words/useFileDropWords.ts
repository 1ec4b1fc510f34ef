import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import type { FileDropWords, UploadRules } from '@my-air/ui-kit';

import { ruleMessage } from '../forms/ruleMessage.ts';
import { useFieldMessage } from '../forms/useFieldMessage.ts';

/** The words of a `FileDrop` with such rules, in the chosen language: its labels, and the rules in a sentence. */
export function useFileDropWords(rules: UploadRules): {
  rules: UploadRules;
  hint: string;
  words: FileDropWords;
} {
  const { t } = useLingui();
  const format = useFormat();
  const message = useFieldMessage();
  const { types = '', maxSize = 0, minSize = 0, maxCount = 0 } = rules;
  const values = {
    upload_type: { types },
    upload_max_size: { max: maxSize * 1000 },
    upload_min_size: { min: minSize * 1000 },
    upload_count: { max: maxCount },
  };
  const size = format.fileSize(maxSize * 1000);
  const limits = [
    maxCount > 0 && t`Up to ${plural(maxCount, { one: '# file', other: '# files' })}`,
    maxSize > 0 && t`up to ${size} together`,
  ];

  return {
    rules,
    hint: limits.filter(Boolean).join(', '),
    words: {
      choose: t`Choose files`,
      drop: t`or drop or paste them here`,
      refusal: ({ rule }) => message(ruleMessage(rule, values[rule])) ?? '',
      folder: t`Folders cannot be sent. Choose the files in it.`,
      added: (taken, refused) =>
        [
          t`${plural(taken, { one: '# file added', other: '# files added' })}`,
          refused > 0 && t`${plural(refused, { one: '# file not added', other: '# files not added' })}`,
        ]
          .filter(Boolean)
          .join(', '),
      size: (bytes) => format.fileSize(bytes),
      remove: (name) => t`Remove ${name}`,
      retry: (name) => t`Send ${name} again`,
      sending: (name) => t`Sending ${name}`,
      done: t({ message: 'Sent', context: 'a file' }),
      failed: t({ message: 'Not sent', context: 'a file' }),
    },
  };
}
