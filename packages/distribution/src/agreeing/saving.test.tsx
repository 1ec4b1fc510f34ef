import { forgetSession, atomStore } from '@my-air/feature-kit/state';
import { buildPartner, buildUser, renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import meta, { Loaded } from '../overview/DistributionScreen.stories.tsx';
import { buildPlatform, distributionAnswers } from '../testing/distributionAnswers.ts';
import { savingPlatforms } from './savingPlatforms.ts';

const user = buildUser({ partner: buildPartner({ capabilities: { distribution: true } }) });
const roku = buildPlatform({ id: 4, platform: 'Roku', state: 'not_agreed' });
const open = (state: string) =>
  renderStory(meta, Loaded, { user, answers: distributionAnswers([{ ...roku, state }]) });

test('[DS-07] a reload during saving does not offer the agreement again, and a sign-out forgets the mark', async () => {
  atomStore.set(savingPlatforms(user.id), [4]);
  const { unmount } = open('not_agreed');
  expect(await screen.findByText('Saving')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Read and accept: Roku' })).toBeNull();
  unmount();
  forgetSession(user.id);
  open('not_agreed');
  expect(await screen.findByRole('button', { name: 'Read and accept: Roku' })).toBeTruthy();
  expect(screen.queryByText('Saving')).toBeNull();
});

test('[DS-07] the mark of one person is not shown to another', async () => {
  atomStore.set(savingPlatforms(user.id + 1), [4]);
  open('not_agreed');
  expect(await screen.findByText('Not started')).toBeTruthy();
});

test('[DS-07] [DS-12] a mark ends with the answer that says agreed, so that a new version is asked for again', async () => {
  atomStore.set(savingPlatforms(user.id), [4]);
  const { unmount } = open('agreed');
  expect(await screen.findByRole('button', { name: 'Agreement: Roku' })).toBeTruthy();
  await waitFor(() => expect(atomStore.get(savingPlatforms(user.id))).toEqual([]));
  unmount();
  open('not_agreed');
  expect(await screen.findByRole('button', { name: 'Read and accept: Roku' })).toBeTruthy();
});
