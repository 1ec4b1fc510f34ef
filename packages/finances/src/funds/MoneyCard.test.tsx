import { renderInPortal, type RenderInPortalOptions } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { MoneyCard } from './MoneyCard.tsx';
import { Empty, Loaded, Ukrainian, Zero } from './MoneyCard.stories.tsx';

test('[USER-02] every kind of money is shown with its name and amount; what is above the total adds up to it', async () => {
  open(Loaded.parameters.portal);
  await screen.findByRole('heading', { name: 'Money' });
  expect(rows()).toEqual([
    ['Available', '$4,310.75'],
    ['Active funds', '$1,288.40'],
    ['Royalties', '$96.20'],
    ['Total', '$5,695.35'],
    ['Available in advanceNot included in the total', '$600.00'],
  ]);
});

test('[NAV-25] the card leads to the payouts and to the finance app', async () => {
  open(Loaded.parameters.portal);
  expect((await screen.findByRole('link', { name: 'Withdraw' })).getAttribute('href')).toBe(
    '/finances/payouts',
  );
  expect(screen.getByRole('link', { name: 'Open Finance' }).getAttribute('href')).toBe('/finances/account');
});

test('[USER-08] the ways to be paid and the payments between people are named', async () => {
  open(Loaded.parameters.portal);
  expect(await screen.findByText('Instant payments: bank card and PayPal')).toBeTruthy();
  expect(screen.getByText('7 P2P payments · 1 under way')).toBeTruthy();
  expect(screen.getByText('Wallet: TQ5n…81kd')).toBeTruthy();
});

test('[USER-02] a person who has earned nothing reads what will be here', async () => {
  open(Empty.parameters.portal);
  expect(await screen.findByText(/Your earnings appear here/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull();
  expect(screen.queryByText(/P2P|Instant/)).toBeNull();
});

test('[USER-02] with nothing to withdraw there is no way to withdraw', async () => {
  open(Zero.parameters.portal);
  await screen.findByRole('heading', { name: 'Money' });
  expect(rows()).toEqual([['Available', '$0.00']]);
  expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull();
});

test('[I18N-01] money speaks Ukrainian, with its numbers', async () => {
  open(Ukrainian.parameters.portal);
  expect(await screen.findByRole('heading', { name: 'Гроші' })).toBeTruthy();
  expect(rows()[0]?.[0]).toBe('Доступно');
  expect(rows()[0]?.[1]).toMatch(/4.310,75/);
});

function open(options: RenderInPortalOptions) {
  return renderInPortal(<MoneyCard />, options);
}

function rows(): string[][] {
  const names = [...document.querySelectorAll('dt')];
  return names.map((name) => [name.textContent, name.nextElementSibling?.textContent ?? '']);
}
