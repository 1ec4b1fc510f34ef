import { stubPortal } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { financePages } from '../handOff/financeUrl.ts';
import { searchFinance } from './searchFinance.ts';

test('[NAV-25] the search of the top bar finds every page of the finance app', async () => {
  const portal = stubPortal();
  const items = await portal.queryClient.fetchQuery(searchFinance(portal));
  expect(items.map(({ to }) => to)).toEqual(financePages.map((page) => `/finances/${page}`));
  expect(items.find(({ title }) => title.toLowerCase().startsWith('payout'))).toMatchObject({
    detail: 'Finance',
    to: '/finances/payouts',
  });
});
