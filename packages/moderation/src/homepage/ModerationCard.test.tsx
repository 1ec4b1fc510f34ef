import { renderInPortal } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listReviews } from '../reviews/listReviews.ts';
import { everyStage } from '../testing/reviewAnswers.ts';
import { Empty, Loaded } from './ModerationCard.stories.tsx';
import { ModerationCard } from './ModerationCard.tsx';

test('[HOME-01] [MOD-01] home shows the channels in review, those that need the person first, with their stage', async () => {
  renderInPortal(<ModerationCard />, Loaded.parameters.portal);
  const lines = within(await screen.findByRole('list', { name: 'Channels in review' })).getAllByRole(
    'listitem',
  );
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Kyiv BalconiesInvitation sent',
    'Olena ShortsApplication received',
    'Slow TimberIn moderation',
  ]);
  expect(screen.getByRole('link', { name: 'All reviews' }).getAttribute('href')).toBe('/moderation');
});

test('[HOME-01] [MOD-01] channels in review that are not shown on home are counted on the way to all', async () => {
  renderInPortal(<ModerationCard />, Loaded.parameters.portal);
  const more = await screen.findByRole('link', { name: /^And \d+ more$/ });
  const shown = screen.getByRole('list', { name: 'Channels in review' }).children.length;
  const inReview = listReviews(everyStage.channels, [], {
    now: Date.now(),
    timeZone: 'UTC',
    holidays: [],
  }).length;
  expect(more.textContent).toBe(`And ${inReview - shown} more`);
  expect(more.getAttribute('href')).toBe('/moderation');
});

test('[HOME-01] [MOD-01] without a channel in review the card says so', async () => {
  renderInPortal(<ModerationCard />, Empty.parameters.portal);
  expect(await screen.findByText('No channel is in review')).toBeTruthy();
});
