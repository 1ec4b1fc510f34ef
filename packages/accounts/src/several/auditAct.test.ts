import { startAct } from '@my-air/feature-kit/data';
import { buildChannel, buildFailure, stubPortal } from '@my-air/feature-kit/testing';
import { beforeEach, expect, test } from 'vitest';

import { buildAudit } from '../testing/buildAudit.ts';
import { forgetResults, results } from '../testing/results.ts';
import { channelActs } from './channelActs.ts';

const request = 'POST api/channels/{platform}/{platform_guid}/audit';
const get = 'GET api/channels/{platform}/{platform_guid}/audit';
const channels = ['a', 'b', 'c'].map((guid) =>
  buildChannel({ platform_guid: guid, title: `Channel ${guid}` }),
);
const auditAct = channelActs.find(({ id }) => id === 'audit')!;

beforeEach(forgetResults);

/** A portal whose server refuses to audit some channels. */
const portalWith = (refused: Record<string, unknown> = {}, status = 'completed') =>
  stubPortal({
    answers: {
      [get]: { audit: buildAudit({ status }) },
      [request]: ({ params }: { params: { platform_guid: string } }) => {
        if (params.platform_guid in refused) throw refused[params.platform_guid];
        return { audit: buildAudit() };
      },
    },
  });
const auditAll = async (portal: ReturnType<typeof portalWith>) =>
  (await startAct(portal, auditAct, channels))?.ended;

test('[ACC-05] each audit is requested once', async () => {
  const portal = portalWith();
  await Promise.all([auditAll(portal), auditAll(portal)]);
  expect(portal.api.calls.filter(({ key }) => key === request)).toHaveLength(3);
  expect(results()).toEqual(['Channel a: done', 'Channel b: done', 'Channel c: done']);
});

test('[ACC-05] each failure has its own reason', async () => {
  const portal = portalWith({ a: buildFailure('conflict'), c: buildFailure('forbidden') });
  await auditAll(portal);
  expect(results()).toEqual([
    'Channel a: refused, This channel cannot be audited yet. Its page says when.',
    'Channel b: done',
    'Channel c: refused, You are not allowed to do this.',
  ]);
});

test('[ACC-05] an audit that was requested before counts as done, such as after an answer that was lost', async () => {
  const portal = portalWith({ b: buildFailure('conflict') }, 'open');
  await auditAll(portal);
  expect(results()).toEqual(['Channel a: done', 'Channel b: done, Already requested', 'Channel c: done']);
});

test('[ACC-05] it fits connected channels of YouTube, except while an audit is under way', () => {
  const { select } = auditAct.fitting(portalWith());
  const fits = select!([]);
  expect(fits(buildChannel())).toBe(true);
  expect(fits(buildChannel({ status: 'pending' }))).toBe(false);
  expect(fits(buildChannel({ platform: 'tiktok' }))).toBe(false);
  expect(fits(buildChannel({ audit_expected_at: '2026-12-03' }))).toBe(false);
});
