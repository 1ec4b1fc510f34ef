import { channelStatuses, platforms } from '@my-air/api-client/contract';
import { buildChannel } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { isPartner } from './isPartner.ts';

const cases = platforms.flatMap((platform) =>
  [...channelStatuses, 'something_new'].map((status) => ({
    platform,
    status,
    expected: platform === 'youtube' && status === 'connected',
  })),
);

test.for(cases)('[USER-06] $platform, $status: partner is $expected', ({ expected, ...channel }) => {
  expect(isPartner([buildChannel(channel)])).toBe(expected);
});

test('[USER-06] one connected YouTube channel among others is enough, and none makes no partner', () => {
  const pending = buildChannel({ status: 'pending' });
  expect(isPartner([pending, buildChannel(), pending])).toBe(true);
  expect(isPartner([])).toBe(false);
});
