import { buildUser, type StubPortalOptions } from '@my-air/feature-kit/testing';
import type { Composition } from '@my-air/shell';
import { createPortalRouter, loadFrameTexts, Portal } from '@my-air/shell/testing';
import { createMemoryHistory, type AnyRouter } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { assemblePortal } from '../testing/assemblePortal.ts';
import { loadContributions } from '../testing/loadContributions.ts';

/** The tests that every portal passes, whatever it is composed of. */
export function describeComposition(name: string, composition: Composition, options: StubPortalOptions = {}) {
  const { places } = composition;

  async function open(path: string, user: StubPortalOptions['user'] = buildUser()) {
    const shell = assemblePortal({ ...options, user }, undefined, composition);
    const history = createMemoryHistory({ initialEntries: [path] });
    const router: AnyRouter = createPortalRouter(shell, history);
    const { locale } = shell.portal;
    await Promise.all([loadFrameTexts(locale), router.load()]);
    const { container } = render(<Portal shell={shell} router={router} />);
    return { shell, router, container };
  }
  const isDead = (router: AnyRouter, path: string): boolean =>
    router.matchRoutes(new URL(path, 'https://portal.test').pathname).at(-1)?.routeId === '/$';

  describe(`a portal of ${name}`, () => {
    test('[SH-01] what its features bring leads to screens that it has', async () => {
      const { shell, router } = await open(places.signIn, null);
      const all = await loadContributions(shell);
      const entries = all.flatMap(({ navigation = [], account = [] }) => [...navigation, ...account]);
      const links = entries.flatMap((entry) => ('to' in entry ? [entry.to] : []));
      const paths = [...links, places.start, places.help ?? places.start];
      expect(entries.length).toBeGreaterThan(0);
      expect([...paths, ...places.signInPaths].filter((path) => isDead(router, path))).toEqual([]);
      expect(isDead(router, '/nowhere')).toBe(true);
    });

    test('[NAV-05] a visitor is led to the screen where people sign in', async () => {
      const { router } = await open(places.signIn, null);
      await screen.findByRole('heading', { level: 1 });
      expect(router.state.location.pathname).toBe(places.signIn);
    });

    test('[SH-01] a signed-in person is led to its first screen, on which no link is dead', async () => {
      const { router, container } = await open('/');
      await screen.findByRole('heading', { level: 1 });
      expect(router.state.location.pathname).toBe(places.start);
      const own = () =>
        [...container.querySelectorAll('a')]
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => href.startsWith('/') && href !== '/');
      await waitFor(() => expect(own().length).toBeGreaterThan(0));
      expect(own().filter((href) => isDead(router, href))).toEqual([]);
    });

    test('[NAV-22] an address of a feature that it does not have shows the page of unknown addresses', async () => {
      const { router } = await open('/games');
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
      expect(router.state.matches.at(-1)?.routeId).toBe('/$');
    });
  });
}
