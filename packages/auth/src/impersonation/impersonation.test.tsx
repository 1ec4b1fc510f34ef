import { buildUser } from '@my-air/feature-kit/testing';
import { LocaleProvider } from '@my-air/i18n';
import { PortalProvider } from '@my-air/feature-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { failure } from '../testing/failure.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { openRoute } from '../testing/openRoute.tsx';
import { openSession } from '../testing/openSession.ts';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';

const impersonator = { id: 9, name: 'Max Manager', expires_at: '2026-11-21T13:00:00Z' };
const impersonated = buildUser({ impersonator });

test('[AUTH-09] /impersonate checks the session, loads the user and goes home', async () => {
  const { router, api, session } = await openRoute('/impersonate', { user: impersonated });
  expect(router.history.location.pathname).toBe('/');
  expect(api.calls.map(({ key }) => key)).toEqual(['GET api/auth/check', 'GET api/user']);
  expect(session.getUser()?.impersonator?.name).toBe('Max Manager');
});

test.each([
  ['without a session', null],
  ['with a session that is one’s own', buildUser()],
])('[AUTH-09] %s, /impersonate explains itself', async (_, user) => {
  const { router } = await openRoute('/impersonate', { user });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You cannot act for another person' }),
  ).toBeDefined();
  expect(router.history.location.pathname).toBe('/impersonate');
});

test('[AUTH-09] acting for another person takes everything of the member of staff away first, in every tab', async () => {
  const server = fakeServer(buildUser({ id: 9, name: 'Max Manager' }));
  const resetStores = vi.fn();
  const staff = openSession({ server });
  const tab = openSession({ at: '/impersonate', server, resetStores });
  await Promise.all([staff.session.ensureUser(), tab.session.ensureUser()]);
  tab.portal.queryClient.setQueryData(['messenger', 'chats'], ['of the member of staff']);
  server.user = impersonated;
  await expect(tab.session.openImpersonation()).resolves.toEqual(impersonated);
  expect(tab.portal.queryClient.getQueryData(['messenger', 'chats'])).toBeUndefined();
  expect(resetStores).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(staff.session.getUser()).toBeUndefined());
  await expect(staff.session.ensureUser()).resolves.toEqual(impersonated);
});

test('[AUTH-09] a server that is down shows a failure, and not a refusal', async () => {
  const key = 'GET api/auth/check';
  await expect(
    openSession({ answers: { [key]: failure('server', key, { status: 500 }) } }).session.openImpersonation(),
  ).rejects.toMatchObject({ code: 'server' });
});

async function showBanner(user: ReturnType<typeof buildUser>, answers = {}) {
  const opened = openSession({
    server: fakeServer(user),
    answers,
    confirmSignOut: () => Promise.resolve(false),
    countPendingChanges: () => 2,
  });
  await opened.session.ensureUser();
  const portal = { ...opened.portal, session: opened.session };
  render(
    <QueryClientProvider client={portal.queryClient}>
      <PortalProvider value={portal}>
        <LocaleProvider store={portal.locale} preference={{ timeZone: 'UTC', dateFormat: 'Europe' }}>
          <ImpersonationBanner />
        </LocaleProvider>
      </PortalProvider>
    </QueryClientProvider>,
  );
  return opened;
}

test('[AUTH-09] the banner says who acts as whom and until when, and cannot be put away', async () => {
  await showBanner(impersonated);
  expect(await screen.findByText('Max Manager acts as Ann Example')).toBeDefined();
  expect(screen.getByText(/Your access ends at .*13:00/)).toBeDefined();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Stop']);
});

test('[AUTH-09] Stop ends it without a question about unsent things', async () => {
  const { left, session } = await showBanner(impersonated);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(session.getState().status).toBe('anonymous');
});

test('[AUTH-09] Stop returns to the tools that the member of staff came from', async () => {
  const return_url = 'https://my-air.test/sandbox?stopped=Ann';
  const { left } = await showBanner(buildUser({ impersonator: { ...impersonator, return_url } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(left).toEqual([return_url]));
});

test('[AUTH-09] nobody who acts for themselves sees the banner', async () => {
  await showBanner(buildUser());
  expect(document.body.textContent).toBe('');
});
