import { renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { listOrders } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { buildOrder } from '../testing/buildAiMetadata.ts';
import { sampleAnswers } from '../testing/storyPortal.ts';
import { OrdersCard } from './OrdersCard.tsx';

test('[AIM-07] [TR-20] orders of every status are listed with their receipts, also of one that is new', async () => {
  const orders = [
    buildOrder({ id: 3, status: 'on_hold_by_bank', translations_amount: 3000 }),
    buildOrder({ id: 2, status: 'failed', translations_amount: 2000 }),
    buildOrder({
      id: 1,
      status: 'paid',
      translations_amount: 1000,
      receipt_url: 'https://pay.my-air.test/receipts/1',
    }),
  ];
  const answers = { ...sampleAnswers, [listOrders.key]: { orders } };
  renderInPortal(<OrdersCard />, { portal: stubPortal({ loadMessages, answers }) });
  const line = async (amount: string) => (await screen.findByText(amount)).closest('tr')!;
  expect(within(await line('3,000')).getByText('Status updating')).toBeTruthy();
  expect(within(await line('2,000')).getByText('Payment failed')).toBeTruthy();
  const paid = await line('1,000');
  expect(within(paid).getByText('Paid')).toBeTruthy();
  expect(
    within(paid)
      .getByRole('link', { name: /Receipt/ })
      .getAttribute('href'),
  ).toBe('https://pay.my-air.test/receipts/1');
  expect(within(await line('2,000')).queryByRole('link')).toBeNull();
});

test('[AIM-07] 60 orders are read to their end, one that slipped to the next page once', async () => {
  const orders = Array.from({ length: 60 }, (_, place) =>
    buildOrder({ id: 60 - place, status: 'paid', translations_amount: 1060 - place }),
  );
  const portal = stubPortal({
    loadMessages,
    answers: {
      ...sampleAnswers,
      [listOrders.key]: ({ query: { page = 1 } }: { query: { page?: number } }) => ({
        // Another order came before the second page was read.
        orders: page === 1 ? orders.slice(0, 50) : orders.slice(49),
        meta: { current_page: page, last_page: 2, per_page: 50 },
      }),
    },
  });
  renderInPortal(<OrdersCard />, { portal });
  expect(await screen.findByText('1,060')).toBeTruthy();
  expect(screen.queryByText('1,001')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getByText('1,001')).toBeTruthy());
  expect(screen.getAllByText('1,011')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(portal.api.calls.map(({ query }) => query)).toEqual([{}, { page: 2 }]);
});
