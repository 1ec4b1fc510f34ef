import { buildPartner, buildUser, stubPortal } from '@my-air/feature-kit/testing';
import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';

import { contributions } from './contributions.ts';
import { waitingSuggestions } from './homepage/waitingSuggestions.ts';
import { loadMessages } from './locales/index.ts';
import { buildOptimizationChannel, optimizationAnswers } from './testing/buildOptimization.ts';

const user = buildUser({ partner: buildPartner({ capabilities: { ai_metadata_optimization: true } }) });
const answers = optimizationAnswers(
  [],
  [
    buildOptimizationChannel(),
    buildOptimizationChannel({
      platform_guid: 'UC 2',
      title: 'Closed',
      is_access_revoked: true,
      open_count: 4,
    }),
    buildOptimizationChannel({ platform_guid: 'UC3', title: 'Done', open_count: 0 }),
  ],
);

test.each([
  ['saved', true],
  [undefined, false],
] as const)(
  '[NAV-32] [MX-08] choose_ai_prompts opens the dialog; answered with %s it reports %s',
  async (reply, isDone) => {
    const portal = stubPortal({ modals: { 'choose-ai-prompts': reply } });
    expect(await contributions.pendingModals?.choose_ai_prompts?.(portal)).toBe(isDone);
    expect(portal.opened).toEqual([{ name: 'choose-ai-prompts', props: {} }]);
  },
);

test('[AIO-01] home names the channels whose suggestions can be decided', async () => {
  const portal = stubPortal({ user, answers, loadMessages });
  await portal.ready;
  const { select, ...query } = waitingSuggestions(portal);
  expect(select?.((await portal.queryClient.fetchQuery(query)) as never)).toEqual([
    {
      id: 'suggestions-UC1',
      title: '3 suggestions for Olena Makes',
      urgency: 60,
      action: { label: 'Review', to: '/ai-optimization?channel=UC1' },
    },
  ]);
});

test('[AIO-01] the badge counts what home names: not the suggestions of a channel without access', async () => {
  const portal = stubPortal({ user, answers });
  const { select, ...query } = contributions.navigation![0]!.badge!(portal)!;
  expect(select?.((await portal.queryClient.fetchQuery(query)) as never)).toBe(3);
});

test('[AIO-01] [NAV-33] without the capability nothing is asked for home or the navigation, and with it at once', async () => {
  const portal = stubPortal({
    answers,
    user: buildUser({ partner: buildPartner({ capabilities: {} }) }),
  });
  const observer = new QueryObserver(portal.queryClient, waitingSuggestions(portal));
  onTestFinished(observer.subscribe(() => {}));
  await portal.queryClient.invalidateQueries();
  expect(portal.api.calls).toEqual([]);
  expect(contributions.navigation?.[0]).toMatchObject({ capability: 'ai_metadata_optimization' });

  portal.session.become(user);
  await portal.queryClient.invalidateQueries();
  expect(portal.api.calls).toHaveLength(1);
});
