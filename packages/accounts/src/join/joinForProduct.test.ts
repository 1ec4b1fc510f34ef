import { channelsQuery } from '@my-air/feature-kit/data';
import { buildChannel, buildFailure, stubPortal } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { joinChannelFor } from '../index.ts';
import { readJoinIntent } from './joinIntent.ts';

const join = 'POST api/channels/{platform}/{platform_guid}/join';
const idle = buildChannel({ status: 'not_connected' });

function portalWith(answer: unknown) {
  const portal = stubPortal({ answers: { 'GET api/channels': { channels: [idle] }, [join]: answer } });
  portal.queryClient.setQueryData(channelsQuery(portal.api).queryKey, [idle]);
  return portal;
}

test('[MKT-04] [ACC-04] a channel joins with the service it is brought for, and the wish is then forgotten', async () => {
  const portal = portalWith({ channel: buildChannel({ status: 'pending' }) });
  expect(await joinChannelFor(portal, idle, 12)).toBe(true);
  expect(portal.api.calls.find(({ key }) => key === join)).toMatchObject({ body: { product_id: 12 } });
  expect(readJoinIntent(1)).toEqual({});
});

test('[MKT-04] [ERR-10] on the way to the platform the wish is kept', async () => {
  const portal = portalWith(buildFailure('bad_request', { code: 'join_channel_with_invalid_token' }));
  expect(await joinChannelFor(portal, idle, 12)).toBe(false);
  expect(readJoinIntent(1)).toMatchObject({ productId: 12 });
});
