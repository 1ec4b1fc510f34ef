import { rootRoute } from '@my-air/feature-kit';
import { buildConfig, renderRoute } from '@my-air/feature-kit/testing';
import { createRoute } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { financesFeature } from '../feature.ts';
import { financePages } from './financeUrl.ts';

const config = buildConfig({ financeAppUrl: 'https://finance.my-air.test' });
const open = (path: string) => renderRoute(financesFeature, path, { config });

test.for(financePages)(
  '[NAV-25] [MX-09] /finances/%s leaves for the finance app, and says so',
  async (page) => {
    const url = `https://finance.my-air.test/${page}?return_to=%2Fhome`;
    const { portal } = await open(`/finances/${page}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Taking you to Finance' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open Finance' }).getAttribute('href')).toBe(url);
    await waitFor(() => expect(new Set(portal.left)).toEqual(new Set([url])));
  },
);

test('[NAV-25] /finances goes on to the account', async () => {
  const { portal, router } = await open('/finances');
  expect(router.state.location.pathname).toBe('/finances/account');
  await waitFor(() => expect(portal.left).toContain('https://finance.my-air.test/account?return_to=%2Fhome'));
});

test('[NAV-25] a transaction leaves for its own page, with its id as it was', async () => {
  const { portal } = await open('/finances/transaction/TX%2F9%20%D1%8F');
  await waitFor(() =>
    expect(portal.left).toContain(
      'https://finance.my-air.test/transaction/TX%2F9%20%D1%8F?return_to=%2Fhome',
    ),
  );
});

test.for(['/finances/casino', '/finances/transaction/%2E%2E'])('[NAV-25] %s leads nowhere', async (path) => {
  const { portal } = await open(path);
  expect(screen.queryByText('Taking you to Finance')).toBeNull();
  expect(portal.left).toEqual([]);
});

test('[MX-09] the finance app gets the address of the screen that was left, with its filters', async () => {
  const start = createRoute({
    getParentRoute: () => rootRoute,
    path: '/list',
    validateSearch: (query) => query,
  });
  const routes = { routes: [...financesFeature.routes, start] };
  const { portal, router } = await renderRoute(routes, '/list?q=kyiv&page=2#row', { config });
  await router.navigate({ to: '/finances' });
  await waitFor(() =>
    expect(portal.left).toContain(
      `https://finance.my-air.test/account?return_to=${encodeURIComponent('/list?q=kyiv&page=2#row')}`,
    ),
  );
});

test('[MX-09] a screen of visitors, such as the sign-in, is no place to come back to', async () => {
  const start = createRoute({
    getParentRoute: () => rootRoute,
    path: '/login',
    staticData: { access: 'public' },
  });
  const routes = { routes: [...financesFeature.routes, start] };
  const { portal, router } = await renderRoute(routes, '/login', { config });
  await router.navigate({ to: '/finances/$page', params: { page: 'account' } });
  await waitFor(() => expect(portal.left).toContain('https://finance.my-air.test/account?return_to=%2Fhome'));
});
