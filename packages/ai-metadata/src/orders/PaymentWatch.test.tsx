import { buildFailure, renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { listOrders, type Order } from '../contract.ts';
import { buildOrder } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { PaymentWatch } from './PaymentWatch.tsx';

beforeEach(() => localStorage.clear());

function open(order: Partial<Order> | (() => Partial<Order>)) {
  const onSettled = vi.fn();
  const portal = stubPortal({
    ...storyPortal,
    answers: {
      ...storyPortal.answers,
      [listOrders.key]: () => ({ orders: [buildOrder(typeof order === 'function' ? order() : order)] }),
    },
    modals: { 'payment-success': undefined, 'payment-failed': undefined },
  });
  const { unmount } = renderInPortal(<PaymentWatch orderId="7" back={undefined} onSettled={onSettled} />, {
    portal,
  });
  return { portal, onSettled, unmount };
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

test('[AIM-07] [TR-19] an order that is on a later page is found there', async () => {
  const portal = stubPortal({
    ...storyPortal,
    answers: {
      ...storyPortal.answers,
      [listOrders.key]: ({ query }: { query?: { page?: number } }) => ({
        orders: [buildOrder(query?.page === 3 ? { status: 'paid' } : { id: 100 + (query?.page ?? 1) })],
        meta: { current_page: query?.page ?? 1, last_page: 3, per_page: 1, total: 3 },
      }),
    },
    modals: { 'payment-success': undefined, 'payment-failed': undefined },
  });
  renderInPortal(<PaymentWatch orderId="7" back={undefined} onSettled={() => {}} />, { portal });
  await waitFor(() => expect(portal.opened).toMatchObject([{ name: 'payment-success' }]));
});

test('[AIM-07] [G-28] while an order is pending, or in a later state, the page says that it is checked', async () => {
  const { portal } = open({ status: 'in_the_post' });
  expect(await screen.findByText('Checking your payment')).toBeTruthy();
  await waitFor(() => expect(portal.api.calls.some(({ key }) => key === listOrders.key)).toBe(true));
  expect(portal.opened).toEqual([]);
});

describe('as time goes by', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const openNow = async (order: Parameters<typeof open>[0]) => {
    const opened = open(order);
    await vi.waitFor(() => expect(reads(opened.portal)).toBe(1), { interval: 0 });
    return opened;
  };
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const reads = (portal: ReturnType<typeof open>['portal']) =>
    portal.api.calls.filter(({ key }) => key === listOrders.key).length;

  test('[AIM-07] [TR-19] a payment that is told 60 s late ends as paid', async () => {
    let status = 'pending';
    const { portal } = await openNow(() => ({ status }));
    await pass(59_000);
    expect([reads(portal), portal.opened]).toEqual([30, []]);
    status = 'paid';
    await pass(2_000);
    await pass(0);
    expect(portal.opened).toMatchObject([{ name: 'payment-success' }]);
    const { length } = portal.api.calls.filter(({ key }) => key === listOrders.key);
    await pass(60_000);
    expect(reads(portal)).toBe(length);
  });

  test('[AIM-07] [TR-19] a failed payment ends as failed, also after failed reads', async () => {
    let tries = 0;
    const { portal } = await openNow(() => {
      tries += 1;
      if (tries < 3) throw buildFailure('network');
      return { status: 'failed' };
    });
    await pass(6_000);
    await pass(0);
    expect(portal.opened).toMatchObject([{ name: 'payment-failed' }]);
  });

  test('[AIM-07] [G-28] an unknown status is pending, and given up after eleven minutes', async () => {
    const { portal } = await openNow({ status: 'in_the_post' });
    await pass(659_000);
    expect(screen.getByText('Checking your payment')).toBeTruthy();
    await pass(11_000);
    expect(screen.getByText('We are still waiting for the payment')).toBeTruthy();
    const before = reads(portal);
    await pass(600_000);
    expect(reads(portal)).toBe(before);
  });

  test('[AIM-07] who leaves is not waited for', async () => {
    const { portal, unmount } = await openNow({ status: 'pending' });
    await pass(2_000);
    unmount();
    const before = reads(portal);
    await pass(60_000);
    expect(reads(portal)).toBe(before);
  });
});
