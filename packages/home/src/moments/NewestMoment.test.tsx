import type { Moment, MomentSource } from '@my-air/feature-kit';
import {
  buildUser,
  forgetPage,
  renderInPortal,
  type RenderInPortalOptions,
} from '@my-air/feature-kit/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Failed, Loaded, TooOld } from './NewestMoment.stories.tsx';
import { NewestMoment } from './NewestMoment.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

/** Another visit of home, on a page of its own. */
function visit(options: RenderInPortalOptions = Loaded.parameters.portal) {
  cleanup();
  forgetPage();
  return renderInPortal(<NewestMoment />, options);
}

const audit = /^The audit of Quiet Mechanics is done/;
const translation = /^Your first translation is published/;

test('[HOME-01] the newest moment is shown until it is closed, and the next one comes with the next visit', async () => {
  visit();
  expect(await screen.findByText(audit)).toBeTruthy();
  expect(screen.queryByText(translation)).toBeNull();
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
  visit();
  expect(await screen.findByText(translation)).toBeTruthy();
  expect(screen.queryByText(audit)).toBeNull();
});

test('[HOME-01] following a moment ends it as well, and leads to its screen', async () => {
  const { router } = visit();
  await userEvent.click(await screen.findByRole('link', { name: 'See the findings' }));
  expect(router.history.location.href).toBe('/accounts/youtube?channel=UC1');
  visit();
  expect(await screen.findByText(translation)).toBeTruthy();
});

test.each([
  ['older than 14 days', TooOld],
  ['that could not be read', Failed],
])('[HOME-01] a moment %s is left out', async (_, { parameters }) => {
  const { portal } = visit(parameters.portal);
  await waitFor(() => expect(portal.queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('status')).toBeNull();
  expect(portal.shown).toEqual([]);
});

test('[HOME-01] a moment that is known late comes with the next visit, so that nothing jumps', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const late = Promise.withResolvers<readonly Moment[]>();
  const asked = vi.fn(() => late.promise);
  const source: MomentSource = {
    id: 'late',
    query: () => ({ queryKey: ['late'], queryFn: asked }),
  };
  const [sample] = Loaded.parameters.portal.contributions?.moments ?? [];
  const { portal } = visit({
    ...Loaded.parameters.portal,
    contributions: { moments: [sample!, source] },
  });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  late.resolve([]);
  await waitFor(() => expect(portal.queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('status')).toBeNull();
});

test('[AUTH-10] staff who act as the user do not see it, nor take it away', async () => {
  const staff = buildUser({ impersonator: { id: 1, name: 'Max' } });
  const { portal } = visit({ ...Loaded.parameters.portal, user: staff });
  await waitFor(() => expect(portal.queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('status')).toBeNull();
});
