import { expect, test } from 'vitest';

import { buildMessage } from '../testing/buildMessage.ts';
import { findInMessages } from './findInMessages.ts';

test('[MS-30] every word has to be there, in any order, without capitals and accents; the newest comes first', () => {
  const messages = [
    buildMessage(1, { message_markdown: 'The café opens at nine' }),
    buildMessage(2, { message_markdown: 'Nine of ten' }),
    buildMessage(3, { message_html: '<p>At <strong>NINE</strong> in the Cafe</p>' }),
  ];
  expect(findInMessages(messages, 'nine CAFÉ')).toEqual([3, 1]);
  expect(findInMessages(messages, 'nine')).toEqual([3, 2, 1]);
  expect(findInMessages(messages, 'noon')).toEqual([]);
  expect(findInMessages(messages, '  ')).toEqual([]);
});

test('[MS-30] files are found by their names; what was deleted or is not shown is not found', () => {
  const messages = [
    buildMessage(1, { message_markdown: '', attachments: [{ name: 'Contract 2026.pdf' }] }),
    buildMessage(2, { message_markdown: 'Contract', deleted_at: '2026-11-01T10:00:00Z' }),
    buildMessage(3, { message_markdown: 'contract:604', type: -2 }),
  ];
  expect(findInMessages(messages, 'contract')).toEqual([1]);
});
