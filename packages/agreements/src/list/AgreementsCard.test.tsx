import { renderStory } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import meta, { Empty, Loaded, Many } from './AgreementsCard.stories.tsx';

test('[DS-06] every agreement is listed with its date, and opens again', async () => {
  const { portal } = renderStory(meta, Loaded);
  expect(await screen.findByText('Accepted on Oct 7, 2025')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Read Service contract' }));
  expect(portal.opened).toMatchObject([
    { name: 'agreement', props: { agreements: [{ id: 'youtube_partner_service_contract' }] } },
  ]);
});

test('[USER-04] those that wait stand first, policy and terms as one', async () => {
  const { portal } = renderStory(meta, Loaded);
  expect(await screen.findAllByText('To accept')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Read Partner policy, Terms and conditions' }));
  expect(portal.opened).toMatchObject([
    { props: { agreements: [{ id: 'amg_policy' }, { id: 'terms_and_conditions' }] } },
  ]);
});

test('of seven agreements four are shown, the others are counted, and all open from there', async () => {
  const { portal } = renderStory(meta, Many);
  await userEvent.click(await screen.findByRole('button', { name: 'And 3 more' }));
  expect(screen.getAllByText(/^Contract \d$/)).toHaveLength(4);
  expect(portal.opened).toEqual([{ name: 'agreement', props: { agreements: [] } }]);
});

test('without any it says what will be here', async () => {
  renderStory(meta, Empty);
  expect(await screen.findByText('No agreement yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});
