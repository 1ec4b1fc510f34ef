import { renderInPortal, stubPortal } from '@my-air/feature-testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { listOrders } from '../contract.ts';
import type { Order } from '../contract.ts';
import { buildOrder } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { PaymentWatch } from './PaymentWatch.tsx';

beforeEach(() => localStorage.clear());

function open(order: Partial<Order>) {
  const onSettled = vi.fn();
  const portal = stubPortal({
    ...storyPortal,
    answers: { ...storyPortal.answers, [listOrders.key]: () => ({ orders: [buildOrder(order)] }) },
    modals: { 'payment-success': undefined, 'payment-failed': undefined },
  });
  renderInPortal(<PaymentWatch orderId="7" back={undefined} onSettled={onSettled} />, { portal });
  return { portal, onSettled };
}

test('[AIM-07] [NAV-31] [TR-19] a paid order ends in the success dialog with its amount, once', async () => {
  const { portal, onSettled } = open({ status: 'paid', paid_amount_usd: 19 });
  await waitFor(() => expect(portal.opened).toEqual([{ name: 'payment-success', props: { amountUsd: 19 } }]));
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test('[AIM-07] [NAV-31] [TR-19] a failed order ends in the failure dialog with the word for its reason', async () => {
  const { portal, onSettled } = open({ status: 'failed', failure_code: 'declined' });
  await waitFor(() =>
    expect(portal.opened).toEqual([{ name: 'payment-failed', props: { reason: 'declined' } }]),
  );
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test('[AIM-07] [G-28] while an order is pending, or in a later state, the page says that it is checked', async () => {
  const { portal } = open({ status: 'in_the_post' });
  expect(await screen.findByText('Checking your payment')).toBeTruthy();
  await waitFor(() => expect(portal.api.calls.some(({ key }) => key === listOrders.key)).toBe(true));
  expect(portal.opened).toEqual([]);
});
