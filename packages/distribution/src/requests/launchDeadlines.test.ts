import { buildPartner, buildUser, stubPortal } from '@my-air/feature-kit/testing';
import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';

import { distributionAnswers } from '../testing/distributionAnswers.ts';
import { launchDeadlines } from './launchDeadlines.ts';

test('[HOME-01] what is not live yet has the date on which it is expected', async () => {
  const partner = buildPartner({ capabilities: { distribution: true } });
  const portal = stubPortal({ user: buildUser({ partner }), answers: distributionAnswers() });
  const query = launchDeadlines(portal);
  const { data } = await new QueryObserver(portal.queryClient, query).fetchOptimistic(query);
  expect(data).toEqual([
    {
      id: 'launch-UC1-1',
      title: 'Ann Cooks goes live on Snapchat',
      at: '2026-11-25T10:00:00Z',
      to: '/distribution',
    },
  ]);
});

test('[HOME-01] without distribution nothing is asked for, and as soon as it is granted the dates are', async () => {
  const portal = stubPortal({ answers: distributionAnswers() });
  const observer = new QueryObserver(portal.queryClient, launchDeadlines(portal));
  onTestFinished(observer.subscribe(() => {}));
  await portal.queryClient.invalidateQueries();
  expect(portal.api.calls).toEqual([]);

  const partner = buildPartner({ capabilities: { distribution: true } });
  portal.session.become(buildUser({ partner }));
  await portal.queryClient.invalidateQueries();
  expect(observer.getCurrentResult().data).toHaveLength(1);
});
