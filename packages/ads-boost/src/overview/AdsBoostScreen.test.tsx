import { listChannels } from '@my-air/api-client/contract';
import { chooseScope } from '@my-air/feature-kit/data';
import {
  answer,
  buildChannel,
  renderInPortal,
  type RenderInPortalOptions,
} from '@my-air/feature-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Empty, Loaded, SwitchedOff } from './AdsBoostScreen.stories.tsx';
import { AdsBoostScreen } from './AdsBoostScreen.tsx';

test('[ADS-01] [MX-05] each channel says whether it is as all, and how many of its videos have breaks', async () => {
  open(Loaded.parameters.portal);
  const same = within((await screen.findByRole('heading', { name: 'Olena Makes' })).closest('li')!);
  expect(same.getByText('Same as all channels')).toBeTruthy();
  expect(same.getByText('2 of 3 videos have breaks')).toBeTruthy();
  const own = within(screen.getByRole('heading', { name: 'Olena Unboxed' }).closest('li')!);
  expect(own.getByText('Own: 1 setting')).toBeTruthy();
  expect(own.getByRole('link', { name: 'Configure Olena Unboxed' }).getAttribute('href')).toBe(
    '/ads-boost/yt-channels/UC2/config',
  );
});

test('[ADS-01] switched off, no video has breaks', async () => {
  open(SwitchedOff.parameters.portal);
  expect(await screen.findByText('Switched off')).toBeTruthy();
  expect(screen.getByText('0 of 5')).toBeTruthy();
});

test('[ADS-01] without a connected channel the screen says what is missing', async () => {
  open(Empty.parameters.portal);
  expect(await screen.findByText('No connected channel yet')).toBeTruthy();
});

test('[CH-15] the channel that was chosen for all screens is listed alone, which is said', async () => {
  const channels = [
    ...['UC1', 'UC2'].map((guid) => buildChannel({ title: `Channel ${guid}`, platform_guid: guid })),
    buildChannel({ platform: 'tiktok', platform_guid: 'UC2', title: 'A profile' }),
  ];
  const { portal } = open({
    answers: { ...Loaded.parameters.portal.answers, ...answer(listChannels, { channels }) },
  });
  const names = () =>
    within(screen.getByRole('list'))
      .getAllByRole('heading')
      .map((one) => one.textContent);
  expect(await screen.findByRole('heading', { name: 'Olena Makes' })).toBeTruthy();
  act(() => chooseScope(portal.session.getUser()?.id, 'UC2'));
  expect(await screen.findByText('Only Channel UC2')).toBeTruthy();
  expect(names()).toEqual(['Olena Unboxed']);
  await userEvent.click(screen.getByRole('button', { name: 'Show all channels' }));
  expect(names()).toEqual(['Olena Makes', 'Olena Unboxed']);
  // A profile of another platform has no breaks.
  act(() => chooseScope(portal.session.getUser()?.id, 'tiktok:UC2'));
  expect(await screen.findByText(/^Nothing here for/)).toBeTruthy();
  await userEvent.click(screen.getByText('Show all channels'));
  expect(names()).toEqual(['Olena Makes', 'Olena Unboxed']);
});

function open(options: RenderInPortalOptions) {
  return renderInPortal(<AdsBoostScreen />, options);
}
