import { renderInPortal, type RenderInPortalOptions } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
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

function open(options: RenderInPortalOptions) {
  return renderInPortal(<AdsBoostScreen />, options);
}
