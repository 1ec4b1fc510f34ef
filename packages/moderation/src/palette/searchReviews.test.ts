import { stubPortal } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { loadMessages } from '../locales/index.ts';
import { moderationFeature } from '../feature.ts';
import { everyStage, reviewAnswers } from '../testing/reviewAnswers.ts';

test('[MOD-01] [NAV-34] the palette finds what is in review, with its stage, and nothing else', async () => {
  const portal = stubPortal({ answers: reviewAnswers(everyStage.channels), loadMessages });
  await portal.ready;
  const [source] = moderationFeature.search ?? [];
  const ask = await source!.load();
  const { select, ...query } = ask(portal, '');
  const items = select?.((await portal.queryClient.fetchQuery(query)) as never) ?? [];
  expect(items.map(({ title, detail, to }) => ({ title, detail, to }))).toContainEqual({
    title: 'Old Cuts',
    detail: 'Not accepted',
    to: '/moderation',
  });
  expect(items.find(({ title }) => title === 'Workbench Radio')).not.toHaveProperty('detail');
  expect(items).toHaveLength(everyStage.channels.length - 1);
});
