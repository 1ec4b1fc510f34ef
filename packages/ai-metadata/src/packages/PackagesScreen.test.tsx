import { renderInPortal, stubPortal } from '@my-air/feature-api/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { createOrder } from '../contract.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { PackagesScreen } from './PackagesScreen.tsx';

const checkout = 'https://checkout.test/pay/9';

beforeEach(() => localStorage.clear());

test('[AIM-07] [TR-18] two presses place one order, and the portal is left for its checkout', async () => {
  const portal = stubPortal({
    ...storyPortal,
    answers: { ...storyPortal.answers, [createOrder.key]: { checkout_url: checkout } },
  });
  renderInPortal(<PackagesScreen search={{}} onOrderSettled={() => {}} />, { portal });
  const [buy] = await screen.findAllByRole('button', { name: /^Buy .* translations for/ });
  fireEvent.click(buy!);
  fireEvent.click(buy!);
  await waitFor(() => expect(portal.left).toEqual([checkout]));
  expect(portal.api.calls.filter(({ key }) => key === createOrder.key)).toHaveLength(1);
});
