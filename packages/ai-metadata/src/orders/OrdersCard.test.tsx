import { renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listOrders } from '../contract.ts';
import { loadMessages } from '../messages.ts';
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
