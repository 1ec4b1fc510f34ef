import { stubPortal } from '@my-air/feature-api/testing';
import { expect, test, vi } from 'vitest';

import { reportMismatch } from './brokenAnswers.ts';

const mismatch = { key: 'GET api/channels', path: 'channels.[].title', expected: 'string', received: 'null' };

test('[API-03] a mismatch is warned about once, with its shape and without the data', () => {
  const warn = vi.mocked(console.warn).mockImplementation(() => {});
  const portal = stubPortal();
  reportMismatch({ ...mismatch, isIncomplete: false }, portal);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    '@my-air/shell: GET api/channels answered null at "channels.[].title", not string',
  );
  expect(portal.shown).toEqual([]);
  warn.mockClear();
});

test('[API-03] the user is told when a list may lack items, with the way to support that the text names', () => {
  const warn = vi.mocked(console.warn).mockImplementation(() => {});
  const portal = stubPortal();
  reportMismatch({ ...mismatch, isIncomplete: true }, portal);
  expect(portal.shown).toEqual([
    expect.objectContaining({ type: 'warning', title: 'Some items could not be shown' }),
  ]);
  portal.shown[0]?.action?.onAct();
  expect(portal.opened).toEqual([{ name: 'support', props: { summary: 'Some items could not be shown' } }]);
  warn.mockClear();
});
