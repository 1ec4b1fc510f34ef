import { listChannels } from '@my-air/api-client/contract';
import { answer, buildChannel, stubPortal } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { askForYoutube } from './askForYoutube.ts';

test.each([
  ['a user without channels', [], ['oauth-profile']],
  ['a user with a profile elsewhere', [buildChannel({ platform: 'tiktok' })], ['oauth-profile']],
  ['not a user who added a channel meanwhile', [buildChannel({ status: 'pending' })], []],
])(
  '[NAV-32] [ACC-02] the question for YouTube, which the server requires, is put to %s',
  async (_, channels, opened) => {
    const portal = stubPortal({ answers: answer(listChannels, { channels }) });
    expect(await askForYoutube(portal)).toBe(opened.length === 0);
    expect(portal.opened.map(({ name }) => name)).toEqual(opened);
  },
);
