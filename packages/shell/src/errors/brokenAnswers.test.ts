import { createLocaleStore } from '@my-air/i18n';
import { expect, test, vi } from 'vitest';

import { reportMismatch } from './brokenAnswers.ts';

const { i18n } = createLocaleStore({ storage: undefined, languages: [], initial: 'en' });
const mismatch = { key: 'GET api/channels', path: 'channels.[].title', expected: 'string', received: 'null' };

test('[API-03] a mismatch is warned about once, with its shape and without the data', () => {
  const warn = vi.mocked(console.warn).mockImplementation(() => {});
  const show = vi.fn(() => '');
  reportMismatch({ ...mismatch, isIncomplete: false }, { show }, i18n);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    '@my-air/shell: GET api/channels answered null at "channels.[].title", not string',
  );
  expect(show).not.toHaveBeenCalled();
  warn.mockClear();
});

test('[API-03] the person is told when a list may lack items', () => {
  const warn = vi.mocked(console.warn).mockImplementation(() => {});
  const show = vi.fn(() => '');
  reportMismatch({ ...mismatch, isIncomplete: true }, { show }, i18n);
  expect(show).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'warning', title: 'Some items could not be shown' }),
  );
  warn.mockClear();
});
