import { buildChannel } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { pulseOf } from './pulseOf.ts';

test('[HOME-01] the pulse sums what is known of the channels', () => {
  const channels = [
    buildChannel({ subscriber_count: 1_200_000 }),
    buildChannel({ subscriber_count: null, issues: ['strike'] }),
    buildChannel({ status: 'moderation', subscriber_count: 5 }),
    buildChannel({ status: 'invitation_sent', subscriber_count: 5, issues: [] }),
    buildChannel({ status: 'rejected', issues: ['content'] }),
    buildChannel({ status: 'something_new' }),
  ];
  expect(pulseOf(channels)).toEqual({ followers: 1_200_000, connected: 2, underWay: 2, withIssues: 2 });
});
