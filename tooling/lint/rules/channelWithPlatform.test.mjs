import { expect, test } from 'vitest';

import { faultsIn as lint } from './faultsIn.mjs';

const faultsIn = (code) => lint('channel-with-platform', 'a.ts', code);

test('[CH-01] a channel that is told from others by its id alone is refused, in each way that it is written', () => {
  const compared = [
    'channels.find(({ platform_guid }) => platform_guid === guid);',
    'channels.filter((channel) => channel.platform_guid !== id);',
    'const isIt = chat.process?.channel?.platform_guid == guid;',
    'const isOther = guid != row.platformGuid;',
    'const isAsked = channelGuid === platformGuid;',
    'const isClosed = banner.channel_guid === guid;',
  ];
  expect(faultsIn(compared.join('\n'))).toBe(compared.length);
});

test('one that is only looked at is not', () => {
  const code = [
    'const isSame = isSameChannel(one, other);',
    'const isNamed = channel.platform_guid !== undefined && channel?.platform_guid != null;',
    "const isEmpty = platform_guid === '';",
    "const isYouTube = channel.platform === 'youtube';",
    'const sum = platform_guid + title;',
  ];
  expect(faultsIn(code.join('\n'))).toBe(0);
});
