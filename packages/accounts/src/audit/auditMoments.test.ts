import { listChannels, type Channel } from '@my-air/api-client/contract';
import { answer, buildChannel, buildFailure, stubPortal, type Answers } from '@my-air/feature-kit/testing';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { getAudit } from '../contract.ts';
import { buildAudit } from '../testing/buildAudit.ts';
import { auditMoments } from './auditMoments.ts';

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
const audited = (title: string, at: string | null) =>
  buildChannel({ title, platform_guid: `UC-${title}`, audit_completed_at: at });

async function momentsOf(channels: readonly Channel[], answers: Answers = {}) {
  const portal = stubPortal({
    answers: {
      ...answer(listChannels, { channels: [...channels] }),
      ...answer(getAudit, () => ({ audit: buildAudit() })),
      ...answers,
    },
  });
  const { data, isError } = await new QueryObserver(portal.queryClient, auditMoments(portal)).refetch();
  const asked = portal.api.calls.filter(({ key }) => key === getAudit.key).length;
  return { moments: data, isError, asked };
}

test('[CH-13] a finished audit is a moment with its figure', async () => {
  const at = ago(1);
  const { moments } = await momentsOf([audited('Kite', at), audited('Boats', null), audited('Old', ago(20))]);
  expect(moments).toEqual([
    {
      id: `audit UC-Kite ${at}`,
      title: 'The audit of Kite is done: our analyst reviewed 13 videos',
      at,
      action: { label: 'See the findings', to: '/accounts/youtube?channel=UC-Kite' },
    },
  ]);
});

test('[CH-13] 45 audits of one day are one moment, and none is asked for its findings', async () => {
  const at = `${ago(2).slice(0, 10)}T10:00:00Z`;
  const channels = Array.from({ length: 45 }, (_, place) => audited(`Kite ${place}`, at));
  const { moments, asked } = await momentsOf([...channels, audited('Earlier', ago(6))]);
  expect(moments?.map(({ title }) => title)).toEqual([
    'The audits of 45 channels are done',
    'The audit of Earlier is done',
  ]);
  expect(asked).toBe(0);
});

test('[CH-13] without an audit nothing is asked, and one that cannot be read is no moment', async () => {
  expect(await momentsOf([audited('Kite', null)])).toEqual({ moments: [], isError: false, asked: 0 });
  const failed = await momentsOf([audited('Kite', ago(1))], {
    [getAudit.key]: buildFailure('server'),
  });
  expect(failed.moments).toBeUndefined();
});
