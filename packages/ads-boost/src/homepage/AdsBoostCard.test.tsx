import { renderInPortal } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { contributions } from '../contributions.ts';
import { AdsBoostCard } from './AdsBoostCard.tsx';
import { Empty, Loaded } from './AdsBoostCard.stories.tsx';

test('[HOME-01] [MX-05] home says how many videos get breaks, and how many channels set something themselves', async () => {
  renderInPortal(<AdsBoostCard />, Loaded.parameters.portal);
  expect(await screen.findByText('4 of 5')).toBeTruthy();
  expect(screen.getByText('1 channel has its own settings')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open ads boost' }).getAttribute('href')).toBe('/ads-boost');
});

test('[HOME-01] without a connected channel the card says what is missing', async () => {
  renderInPortal(<AdsBoostCard />, Empty.parameters.portal);
  expect(await screen.findByText('No connected channel yet')).toBeTruthy();
});

test('[ADS-01] [NAV-33] the card is behind the same capability as the screen', () => {
  expect(contributions.cards?.map(({ capability }) => capability)).toEqual(['boost']);
});
