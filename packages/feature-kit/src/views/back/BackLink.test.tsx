import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { PortalProviders } from '../../testing/PortalProviders.tsx';
import { stubPortal } from '../../testing.ts';
import { BackLink } from './BackLink.tsx';

/** Opens an item, from outside or after another address. */
async function openItem(before?: string) {
  const root = createRootRoute();
  const item = createRoute({
    getParentRoute: () => root,
    path: '/item',
    component: () => <BackLink render={<Link to="/list" />} />,
  });
  const list = createRoute({ getParentRoute: () => root, path: '/list', component: () => 'The list' });
  const history = createMemoryHistory({ initialEntries: [before ?? '/item'] });
  const router = createRouter({ routeTree: root.addChildren([item, list]), history });
  render(
    <PortalProviders portal={stubPortal()}>
      <RouterProvider router={router} />
    </PortalProviders>,
  );
  if (before !== undefined) {
    await screen.findByText('The list');
    history.push('/item');
  }
  return { history, link: await screen.findByRole('link', { name: 'Back' }) };
}

test('a user who came from the list is led back to it as it was', async () => {
  const { history, link } = await openItem('/list?kind=money');
  await userEvent.click(link);
  await waitFor(() => expect(history.location.href).toBe('/list?kind=money'));
});

test('a user who came from outside is led to the whole list', async () => {
  const { history, link } = await openItem();
  await userEvent.click(link);
  await waitFor(() => expect(history.location.href).toBe('/list'));
});

test('a new tab is left to the browser', async () => {
  const { history, link } = await openItem('/list?kind=money');
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  let isLeft: boolean | undefined;
  window.addEventListener('click', (event) => (isLeft = !event.defaultPrevented), { once: true });
  await user.click(link);
  expect(isLeft).toBe(true);
  expect(history.location.href).toBe('/item');
});
