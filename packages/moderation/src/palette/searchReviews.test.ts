import { stubPortal } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { loadMessages } from '../locales/index.ts';
import { everyStage, reviewAnswers } from '../testing/reviewAnswers.ts';
import { searchReviews } from './searchReviews.ts';

test('[MOD-01] [NAV-34] the palette finds what is in review, with its stage, and nothing else', async () => {
  const portal = stubPortal({ answers: reviewAnswers(everyStage.channels), loadMessages });
  await portal.ready;
  const { select, ...query } = searchReviews(portal);
  const items = select?.(await portal.queryClient.fetchQuery(query)) ?? [];
  expect(items.map(({ title, detail, to }) => ({ title, detail, to }))).toContainEqual({
    title: 'Old Cuts',
    detail: 'Not accepted',
    to: '/moderation',
  });
  expect(items.find(({ title }) => title === 'Workbench Radio')).not.toHaveProperty('detail');
  expect(items).toHaveLength(everyStage.channels.length - 1);
});
