import { buildFailure, buildUser, renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { createOrder, listOrders, listPackages } from '../contract.ts';
import { buildOrder, buildPackage } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { PackagesScreen } from './PackagesScreen.tsx';
import { PackagesSearch } from './PackagesSearch.ts';

const checkout = 'https://checkout.test/pay/9';

beforeEach(() => localStorage.clear());

test('[AIM-07] [TR-18] two presses place one order, and the portal is left for its checkout', async () => {
  let answer: (value: unknown) => void = () => {};
  const held = new Promise((resolve) => (answer = resolve));
  const portal = stubPortal({
    ...storyPortal,
    answers: { ...storyPortal.answers, [createOrder.key]: () => held },
  });
  renderInPortal(<PackagesScreen search={{}} onOrderSettled={() => {}} />, { portal });
  const [buy] = await screen.findAllByRole('button', { name: /^Buy .* translations for/ });
  await userEvent.dblClick(buy!);
  answer({ checkout_url: checkout });
  await waitFor(() => expect(portal.left).toEqual([checkout]));
  expect(portal.api.calls.filter(({ key }) => key === createOrder.key)).toHaveLength(1);
});

test('[AIM-07] [TR-18] why an order was not placed is said in its package, where the button was pressed', async () => {
  renderInPortal(<PackagesScreen search={{}} onOrderSettled={() => {}} />, {
    ...storyPortal,
    answers: { ...storyPortal.answers, [createOrder.key]: buildFailure('too_many_requests', undefined, 30) },
  });
  const pressed = (await screen.findAllByRole('button', { name: /^Buy .* translations for/ })).at(-1)!;
  fireEvent.click(pressed);
  const card = within(pressed.closest('article')!);
  expect(await card.findByText('The order was not placed')).toBeTruthy();
  expect(card.getByText('Too many attempts. Wait 30 seconds.')).toBeTruthy();
  expect(screen.getAllByText('The order was not placed')).toHaveLength(1);
});

test('[AIM-04] [AIM-07] after a shortage the shop says how many are missing, and marks the cheapest package that is enough', async () => {
  const packages = [
    buildPackage({ id: 1, price_usd: 9, translations_amount: 200 }),
    buildPackage({ id: 2, price_usd: 60, translations_amount: 3000 }),
    buildPackage({ id: 3, price_usd: 19, translations_amount: 234 }),
  ];
  renderInPortal(
    <PackagesScreen search={{ back: 'UC0000000000000000000001', missing: 234 }} onOrderSettled={() => {}} />,
    { ...storyPortal, answers: { ...storyPortal.answers, [listPackages.key]: { packages } } },
  );
  expect(await screen.findByText('234 translations are missing')).toBeTruthy();
  const marked = screen.getByText('Enough for your selection').closest('article');
  expect(marked?.getAttribute('aria-label')).toBe('234 translations');
});

test('[AIM-07] [TR-09] what is reserved is beside the balance, which it is no part of', async () => {
  renderInPortal(<PackagesScreen search={{}} onOrderSettled={() => {}} />, storyPortal);
  expect(await screen.findByText('1,240 translations available')).toBeTruthy();
  expect(screen.getByText('550 reserved for translations in progress')).toBeTruthy();
});

test('[AIM-07] [TR-19] while a payment is checked, its order says the same', async () => {
  const order = buildOrder({ id: 7, status: 'pending', translations_amount: 500 });
  renderInPortal(<PackagesScreen search={{ order: '7' }} onOrderSettled={() => {}} />, {
    ...storyPortal,
    answers: { ...storyPortal.answers, [listOrders.key]: { orders: [order, { ...order, id: 6 }] } },
  });
  const table = within(await screen.findByRole('table', { name: 'Orders' }));
  expect(await table.findByText('Checking your payment')).toBeTruthy();
  expect(table.getAllByText('Waiting for payment')).toHaveLength(1);
});

test.each([
  ['2026-11-26', 'Offer ends on Nov 26'],
  ['2026-11-25', null],
])('[AIM-07] at noon of 24 November, an offer until %s reads: %s', async (offer_ends_at, text) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  renderInPortal(<PackagesScreen search={{}} onOrderSettled={() => {}} />, {
    ...storyPortal,
    answers: {
      ...storyPortal.answers,
      [listPackages.key]: { packages: [buildPackage({ offer_ends_at })] },
    },
  });
  await screen.findByRole('button', { name: /^Buy .* translations for/ });
  expect(screen.queryByText(/^Offer ends/)?.textContent ?? null).toBe(text);
});

test('[AIM-07] [NAV-16] without the capability the offer is seen beside the steps that lead to it, and nothing can be bought', async () => {
  renderInPortal(<PackagesScreen search={{ offer: 2 }} onOrderSettled={() => {}} />, {
    ...storyPortal,
    user: buildUser(),
  });
  expect(await screen.findByRole('button', { name: 'Get AI translation' })).toBeTruthy();
  expect(screen.getByText('Your offer')).toBeTruthy();
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Buy .* translations for/ });
  const reason = screen.getByText('You can buy translations as soon as you have AI translation.');
  for (const button of buttons) {
    expect(button.disabled).toBe(true);
    expect(button.getAttribute('aria-describedby')).toBe(reason.id);
  }
});

test('[AIM-07] [NAV-16] the offer of a campaign’s link is preselected all day, also where the address does not name it', async () => {
  const cookies = ['lead_source=ai_metadata', 'package=3'];
  for (const cookie of cookies) document.cookie = `${cookie}; Path=/`;
  renderInPortal(<PackagesScreen search={{}} onOrderSettled={() => {}} />, storyPortal);
  const offer = (await screen.findByText('Your offer')).closest('article');
  expect(offer?.getAttribute('aria-label')).toBe('10,000 translations');
  for (const cookie of cookies) document.cookie = `${cookie}; Path=/; Max-Age=-1`;
});

test.each([
  ['2', 2],
  [2, 2],
  ['0', undefined],
  ['-2', undefined],
  ['2x', undefined],
  [['2'], undefined],
])('[NAV-16] the offer %j of an address is %j', (offer, expected) => {
  expect(v.parse(PackagesSearch, { offer }).offer).toBe(expected);
});
