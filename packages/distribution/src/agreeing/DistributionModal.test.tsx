import { atomStore } from '@my-air/feature-kit/state';
import { bindPorts } from '@my-air/feature-kit';
import { buildUser, renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { getDistribution } from '../contract.ts';
import { distributionQuery } from '../overview/distribution.api.ts';
import { distributionPorts } from '../ports.ts';
import { bindAgreementPorts } from '../testing/bindAgreementPorts.ts';
import { buildPlatform, distributionAnswers } from '../testing/distributionAnswers.ts';
import meta, { Live, Loaded } from './DistributionModal.stories.tsx';
import { savingPlatforms } from './savingPlatforms.ts';

beforeEach(() => {
  bindAgreementPorts();
  atomStore.set(savingPlatforms(buildUser().id), []);
});

test('[NAV-31] [DIST-02] the dialog makes way for the agreement, and comes back once it is accepted', async () => {
  const close = vi.fn();
  const { portal } = renderStory(meta, Loaded, { args: { close }, modals: { agreement: 'accepted' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Read and accept: Platform 1' }));
  expect(close.mock.calls).toEqual([[]]);
  await waitFor(() => expect(portal.opened.map(({ name }) => name)).toEqual(['agreement', 'distribution']));
  expect(portal.opened[1]?.props).toEqual({ platformId: 1 });
});

test('[DIST-02] an accepted platform is read anew, also while a read from before is under way', async () => {
  const { portal } = renderStory(meta, Loaded, {
    args: { close: vi.fn() },
    modals: { agreement: 'accepted' },
  });
  const agree = await screen.findByRole('button', { name: 'Read and accept: Platform 1' });
  portal.api.answer({ [getDistribution.key]: () => new Promise(() => {}) });
  const before = portal.queryClient.fetchQuery({ ...distributionQuery(portal.api), staleTime: 0 });
  portal.api.answer(distributionAnswers([buildPlatform({ id: 1, state: 'agreed' })]));
  await userEvent.click(agree);
  expect(await before).toMatchObject({ platforms: [{ id: 1, state: 'agreed' }] });
});

test('[NAV-31] an agreement that was left brings nothing back', async () => {
  const left = Promise.withResolvers<boolean>();
  bindPorts(distributionPorts, { acceptAgreement: () => left.promise });
  const { portal } = renderStory(meta, Loaded, { args: { close: vi.fn() } });
  await userEvent.click(await screen.findByRole('button', { name: 'Read and accept: Platform 1' }));
  left.resolve(false);
  await left.promise;
  expect(portal.opened).toEqual([]);
});

test('[NAV-31] the dialog answers that the platform is agreed, and leads to all platforms', async () => {
  const close = vi.fn();
  const { router } = renderStory(meta, Live, { args: { close } });
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(close.mock.calls).toEqual([['agreed']]);
  await userEvent.click(screen.getByRole('link', { name: 'Open distribution' }));
  expect(close).toHaveBeenLastCalledWith();
  await waitFor(() => expect(router.history.location.pathname).toBe('/distribution'));
});
