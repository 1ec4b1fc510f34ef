import { buildChannel, buildFailure, buildUser, stubPortal } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { buildAudit } from '../testing/buildAudit.ts';
import { auditSeveral } from './auditSeveral.ts';

const request = 'POST api/channels/{platform}/{platform_guid}/audit';
const channels = ['a', 'b', 'c'].map((guid) =>
  buildChannel({ platform_guid: guid, title: `Channel ${guid}` }),
);

/** A portal whose server refuses to audit some channels. */
const portalWith = (refused: Record<string, unknown> = {}) =>
  stubPortal({
    answers: {
      [request]: ({ params }: { params: { platform_guid: string } }) => {
        if (params.platform_guid in refused) throw refused[params.platform_guid];
        return { audit: buildAudit() };
      },
    },
  });

test('[ACC-05] pressed twice, each audit is requested once', async () => {
  const portal = portalWith();
  await Promise.all([auditSeveral(portal, channels), auditSeveral(portal, channels)]);
  expect(portal.api.calls.filter(({ key }) => key === request)).toHaveLength(3);
  expect(portal.shown).toMatchObject([{ type: 'success', title: '3 audits requested' }]);
  expect(portal.opened).toEqual([]);
});

test('[ACC-05] each failure is named with its own reason', async () => {
  const portal = portalWith({ a: buildFailure('conflict'), c: buildFailure('forbidden') });
  await auditSeveral(portal, channels);
  expect(portal.opened).toMatchObject([
    {
      props: {
        done: ['Channel b'],
        leftOut: [
          { title: 'Channel a', reason: 'This channel cannot be audited yet. Its details say when.' },
          { title: 'Channel c', reason: 'You are not allowed to do this.' },
        ],
      },
    },
  ]);
});

test('[ACC-05] once the session has ended, only the sign-in is shown', async () => {
  const portal = portalWith({ b: buildFailure('unauthenticated') });
  await auditSeveral(portal, channels);
  expect(portal.api.calls).toHaveLength(2);
  expect([portal.shown, portal.opened]).toEqual([[], []]);
});

test('[ACC-05] nothing more is sent in the name of the next user of the tab, and nothing is told to them', async () => {
  const portal = portalWith();
  portal.api.answer({
    [request]: () => {
      portal.session.become(buildUser({ id: 2 }));
      throw buildFailure('server');
    },
  });
  await auditSeveral(portal, channels);
  expect(portal.api.calls).toHaveLength(1);
  expect([portal.shown, portal.opened]).toEqual([[], []]);
});

test('[ACC-05] nothing is sent after the session of the user', async () => {
  const portal = portalWith();
  const audits = auditSeveral(portal, channels);
  portal.session.become(buildUser({ id: 2 }));
  await audits;
  expect([portal.api.calls, portal.shown, portal.opened]).toEqual([[], [], []]);
});
