import { ApiError } from '@my-air/api-client';
import { getAgreement, listChannels, listCountries } from '@my-air/api-client/contract';
import { useFormat, useTranslated } from '@my-air/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';

import { useCapability, usePortal, useUser } from '../feature/usePortal.ts';
import { answer, unchecked } from './answers.ts';
import { buildChannel, buildPartner, buildUser } from './builders.ts';
import { renderInPortal } from './renderInPortal.tsx';
import { stubPortal } from './stubPortal.ts';

function Person() {
  return (
    <p>
      {useUser()?.name ?? 'nobody'}, {useCapability('games') ? 'plays' : 'does not play'}
    </p>
  );
}

test('who is signed in can be chosen, and can change', () => {
  const partner = buildPartner({ capabilities: { games: true } });
  const { portal } = renderInPortal(<Person />, { user: buildUser({ name: 'Bo', partner }) });
  expect(screen.getByText('Bo, plays')).toBeDefined();
  act(() => portal.session.become(null));
  expect(screen.getByText('nobody, does not play')).toBeDefined();
});

test('a visitor is nobody', () => {
  const { portal } = renderInPortal(<Person />, { user: null });
  expect(screen.getByText('nobody, does not play')).toBeDefined();
  expect(portal.session.getState().status).toBe('anonymous');
});

function Channels() {
  const { api } = usePortal();
  const { data } = useSuspenseQuery({
    queryKey: ['channels'],
    queryFn: async () => (await api.send(listChannels)).channels,
  });
  return data.map((channel) => <p key={channel.platform_guid}>{channel.title}</p>);
}

test('a screen reads through the cache from the answers, and what it asked is remembered', async () => {
  const { portal } = renderInPortal(
    <Suspense fallback="…">
      <Channels />
    </Suspense>,
    { answers: answer(listChannels, { channels: [buildChannel({ title: 'Ann Sings' })] }) },
  );
  expect(await screen.findByText('Ann Sings')).toBeDefined();
  expect(portal.api.calls.map((call) => call.key)).toEqual(['GET api/channels']);
});

test('an answer can be a failure, or depend on what was sent, or change', async () => {
  const { api } = stubPortal({
    answers: {
      ...answer(getAgreement, ({ params }) => ({ agreement: { id: String(params.agreement) } })),
      ...answer(listCountries, new ApiError({ code: 'server', key: listCountries.key, pageLoading: false })),
    },
  });
  const params = { agreement: 'amg_policy' };
  await expect(api.send(getAgreement, { params })).resolves.toEqual({ agreement: { id: 'amg_policy' } });
  await expect(api.send(listCountries)).rejects.toMatchObject({ code: 'server' });
  api.answer(answer(listCountries, { countries: [] }));
  await expect(api.send(listCountries)).resolves.toEqual({ countries: [] });
  expect(api.calls[0]).toMatchObject({ key: getAgreement.key, params });
});

test('an unknown call, a broken contract and a cancelled call are refused', async () => {
  const { api } = stubPortal({ answers: { 'GET api/channels': { channels: [{ title: 5 }] } } });
  await expect(api.send(listCountries)).rejects.toThrow('nobody answers "GET api/countries"');
  await expect(api.send(listChannels)).rejects.toThrow('breaks its contract at "channels.0');
  api.answer({ 'GET api/channels': unchecked({ channels: 'none' }) });
  await expect(api.send(listChannels)).resolves.toEqual({ channels: [] });
  expect(api.mismatches).toMatchObject([{ path: 'channels', received: 'string' }]);
  await expect(api.send(listChannels, {}, { signal: AbortSignal.abort() })).rejects.toThrow('abort');
});

test('the signed-in person is in the cache and at the server', async () => {
  const portal = stubPortal({ user: buildUser({ name: 'Bo' }) });
  expect(portal.queryClient.getQueryData(['user'])).toMatchObject({ name: 'Bo' });
  await expect(portal.session.ensureUser()).resolves.toMatchObject({ name: 'Bo' });
});

function Ways() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/services/$productId" params={{ productId: '7' }} search={{ tab: 'faq' }}>
        Service
      </Link>
      <button type="button" onClick={() => void navigate({ to: '/home' })}>
        Home
      </button>
    </>
  );
}

test('links lead to their address, and navigation can be followed', async () => {
  const { router } = renderInPortal(<Ways />, { path: '/channels?page=2' });
  expect(router.history.location.href).toBe('/channels?page=2');
  expect(screen.getByRole('link', { name: 'Service' }).getAttribute('href')).toBe('/services/7?tab=faq');
  await userEvent.click(screen.getByRole('link', { name: 'Service' }));
  expect(router.history.location.href).toBe('/services/7?tab=faq');
  await userEvent.click(screen.getByRole('button', { name: 'Home' }));
  expect(router.history.location.pathname).toBe('/home');
});

test('messages, modals, events and leaving are remembered, and modals answer as told', async () => {
  const portal = stubPortal({ modals: { 'choose-game': 'chosen' }, withoutModals: ['cookies'] });
  portal.toasts.show({ type: 'success', title: 'Saved' });
  portal.analytics.track({ name: 'saved' });
  portal.leave('https://my-air.test');
  await expect(portal.modals.open('choose-game', { gameId: 7 })).resolves.toBe('chosen');
  await expect(portal.modals.open('greeting', {})).resolves.toBeUndefined();
  expect(portal.shown).toEqual([{ type: 'success', title: 'Saved' }]);
  expect(portal.opened.map(({ name }) => name)).toEqual(['choose-game', 'greeting']);
  expect([portal.modals.has('greeting'), portal.modals.has('cookies' as never)]).toEqual([true, false]);
  expect([portal.tracked, portal.left]).toEqual([[{ name: 'saved' }], ['https://my-air.test']]);
});

test('its parts can be spied upon', () => {
  const portal = stubPortal();
  const show = vi.spyOn(portal.toasts, 'show');
  portal.toasts.show({ type: 'info' });
  expect(show).toHaveBeenCalledWith({ type: 'info' });
});

function Formatted() {
  const translate = useTranslated();
  const format = useFormat();
  return (
    <p>
      {translate({ en: 'on', uk: 'від', es: 'el', ru: 'от', pt: 'em' })} {format.date('2026-11-21T22:30:00Z')}
    </p>
  );
}

test('language, date format and time zone are the person’s', () => {
  const preference = { ui_date_format: 'Europe', ui_timezone: 'Asia/Kathmandu' };
  renderInPortal(<Formatted />, { locale: 'uk', user: buildUser({ preference }) });
  expect(screen.getByText('від 22.11.2026')).toBeDefined();
  expect(document.documentElement.lang).toBe('uk');
});
