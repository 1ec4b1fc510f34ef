import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { bindPorts } from '../../index.ts';
import { renderInPortal } from '../../testing.ts';
import { HelpLink } from './HelpLink.tsx';
import { helpPorts } from './helpPorts.ts';

const fetchArticle = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  fetchArticle.mockReset().mockResolvedValue(true);
  bindPorts(helpPorts, { linkToArticle: (id) => `/help-center/article/${id}`, fetchArticle });
});

const renderLink = () =>
  renderInPortal(<HelpLink article={96}>How services work</HelpLink>, {
    path: '/services',
  });
const link = () => screen.findByRole('link', { name: 'How services work' });

describe('[HC-11] the way to a help article', () => {
  test('opens it once it has come', async () => {
    const { router, portal } = renderLink();
    expect((await link()).getAttribute('href')).toBe('/help-center/article/96');
    await userEvent.click(await link());
    await waitFor(() => expect(router.history.location.pathname).toBe('/help-center/article/96'));
    expect(fetchArticle).toHaveBeenCalledExactlyOnceWith(portal, 96);
  });

  test('leads nowhere when there is no such article', async () => {
    fetchArticle.mockResolvedValue(false);
    const { router } = renderLink();
    await userEvent.click(await link());
    await waitFor(() => expect(fetchArticle).toHaveBeenCalled());
    expect(router.history.location.pathname).toBe('/services');
  });

  test('fetches nobody back who went on meanwhile', async () => {
    let answer = (_isThere: boolean) => {};
    fetchArticle.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { router } = renderLink();
    await userEvent.click(await link());
    router.history.push('/home');
    await act(async () => answer(true));
    expect(router.history.location.pathname).toBe('/home');
  });

  test('leaves a new tab to the browser', async () => {
    renderLink();
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(await link());
    expect(fetchArticle).not.toHaveBeenCalled();
  });

  test('is not drawn where there is no help centre', () => {
    bindPorts(helpPorts, { linkToArticle: undefined });
    renderLink();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
