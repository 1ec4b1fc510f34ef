import { atomStore } from '@my-air/feature-kit/state';
import { buildUser, renderInPortal } from '@my-air/feature-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { loadMessages } from '../locales/index.ts';
import { buildHit } from '../testing/buildHelp.ts';
import { LiveSearch } from './LiveSearch.tsx';
import { rememberedSearches, rememberSearch } from './rememberedSearches.ts';

const hits = [buildHit({ id: 1, name: 'Connect a channel' }), buildHit({ id: 2, name: 'After connecting' })];

function renderSearch(answer: unknown = { articles: hits }) {
  const search = vi.fn<(input: { query: { q: string } }) => unknown>(() => answer);
  const result = renderInPortal(<LiveSearch />, {
    loadMessages,
    answers: { 'GET api/help/search/live': typeof answer === 'function' ? answer : search },
  });
  return { ...result, search };
}
const { id: userId } = buildUser();
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search in help' });

describe('[HC-02] live search', () => {
  test('[VAL-07] nothing is asked for under three characters', async () => {
    const { search } = renderSearch();
    await userEvent.type(await field(), 'ab');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(search).not.toHaveBeenCalled();
    expect((await field()).getAttribute('aria-expanded')).toBe('false');
  });

  test('asks once, when the typing pauses', async () => {
    const { search } = renderSearch();
    // Without a delay no timer fires between two letters, however busy the machine is.
    await userEvent.setup({ delay: null }).type(await field(), 'connect');
    await screen.findByRole('option', { name: /Connect a channel/ });
    expect(search.mock.calls.map(([{ query }]) => query.q)).toEqual(['connect']);
  });

  test('a slow answer to an earlier text never replaces that to a later one', async () => {
    const waiting = new Map<string, (answer: unknown) => void>();
    renderSearch(
      ({ query: { q } }: { query: { q: string } }) => new Promise((resolve) => waiting.set(q, resolve)),
    );
    const input = await field();
    await userEvent.type(input, 'con');
    await waitFor(() => expect(waiting.has('con')).toBe(true));
    await userEvent.type(input, 'nect');
    await waitFor(() => expect(waiting.has('connect')).toBe(true));
    waiting.get('connect')?.({ articles: [buildHit({ id: 2, name: 'The later' })] });
    await screen.findByRole('option', { name: /The later/ });
    waiting.get('con')?.({ articles: [buildHit({ id: 1, name: 'The earlier' })] });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.queryByRole('option', { name: /The earlier/ })).toBeNull();
    expect(screen.getByRole('option', { name: /The later/ })).toBeTruthy();
  });
});

describe('[HC-02] what is found', () => {
  test('is a link: another tab and a copied address have the article, and a press opens it here', async () => {
    const { router } = renderSearch();
    const input = await field();
    await userEvent.type(input, 'connect');
    const option = await screen.findByRole('option', { name: /Connect a channel/ });
    expect(option.getAttribute('href')).toBe('/help-center/article/1');
    const before = router.history.location.href;
    // Whether the page leaves it to the browser, which a test has not.
    const isLeft = (how: MouseEventInit) => {
      let left = false;
      const look = (event: Event) => {
        left = !event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', look, { once: true });
      option.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
      return left;
    };
    expect([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }].map(isLeft)).toEqual([
      true,
      true,
      true,
    ]);
    expect(router.history.location.href).toBe(before);
    act(() => expect(isLeft({})).toBe(false));
    await waitFor(() => expect(router.history.location.href).toBe('/help-center/article/1'));
  });

  test('so is a recent search', async () => {
    rememberSearch(userId, 'pay out');
    renderSearch();
    await userEvent.click(await field());
    const option = await screen.findByRole('option', { name: 'pay out' });
    expect(option.getAttribute('href')).toBe('/help-center/search?q=pay+out');
  });
});

describe('[HC-06] the keyboard', () => {
  test('arrows point at articles in a circle, and Enter opens one', async () => {
    const { router } = renderSearch();
    const input = await field();
    await userEvent.type(input, 'connect');
    const [first, second] = await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    expect(input.getAttribute('aria-activedescendant')).toBe(first?.id);
    await userEvent.keyboard('{ArrowDown}');
    expect(second?.getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{ArrowDown}');
    expect(input.hasAttribute('aria-activedescendant')).toBe(false);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(router.history.location.pathname).toBe('/help-center/article/2'));
  });

  test('[HC-03] Enter without a choice searches everything, with the question in the address', async () => {
    const { router } = renderSearch();
    await userEvent.type(await field(), 'connect a channel{Enter}');
    await waitFor(() => expect(router.history.location.href).toBe('/help-center/search?q=connect+a+channel'));
  });

  test('Escape closes the list first and empties the field second; the focus stays', async () => {
    renderSearch();
    const input = await field();
    await userEvent.type(input, 'connect');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input.value).toBe('connect');
    await userEvent.keyboard('{Escape}');
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
  });

  test.each([true, false])(
    'Ctrl+K leads a visitor to the field; a signed-in user has the palette for it (%s)',
    async (isPublic) => {
      renderInPortal(<LiveSearch isPublic={isPublic} />, { loadMessages });
      const input = await field();
      await userEvent.keyboard('{Control>}k{/Control}');
      expect(document.activeElement === input).toBe(isPublic);
      expect(input.hasAttribute('aria-keyshortcuts')).toBe(isPublic);
    },
  );

  test('[HC-04] nothing found is said, and everything can be searched', async () => {
    renderSearch({ articles: [] });
    await userEvent.type(await field(), 'zeppelin');
    expect(await screen.findByText('No articles found.')).toBeTruthy();
    expect(screen.getByText('Nothing found')).toBeTruthy();
    const all = screen.getByRole('link', { name: 'Search all articles' });
    expect(all.getAttribute('href')).toBe('/help-center/search?q=zeppelin');
    // A press with Ctrl is the browser's, which opens another tab; a plain one is followed here.
    expect(fireEvent.click(all, { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(all)).toBe(false);
  });
});

describe('[HC-06] Enter of a visitor', () => {
  /** The public search, with the calls that wait for their answers. */
  async function renderPublic() {
    const waiting = new Map<string, (answer: unknown) => void>();
    const { router } = renderInPortal(<LiveSearch isPublic />, {
      loadMessages,
      answers: {
        'GET api/help/search/live': ({ query: { q } }: { query: { q: string } }) =>
          new Promise((resolve) => waiting.set(q, resolve)),
      },
    });
    const answer = async (q: string, id: number) => {
      await waitFor(() => expect(waiting.has(q)).toBe(true));
      await act(async () => waiting.get(q)?.({ articles: [buildHit({ id, name: `About ${q}` })] }));
    };
    return { router, answer, input: await field() };
  }

  test('opens the first article for what is typed now, not for what was typed before', async () => {
    const { router, answer, input } = await renderPublic();
    await userEvent.type(input, 'con');
    await answer('con', 1);
    await screen.findByRole('option', { name: /About con/ });
    await userEvent.type(input, 'nect{Enter}');
    expect(router.history.location.pathname).toBe('/');
    await answer('connect', 2);
    await waitFor(() => expect(router.history.location.pathname).toBe('/help/2'));
  });

  test('opens nothing once something else is typed', async () => {
    const { router, answer, input } = await renderPublic();
    await userEvent.type(input, 'connect{Enter}');
    await userEvent.type(input, 'ed');
    await answer('connect', 1);
    await answer('connected', 2);
    await screen.findByRole('option', { name: /About connected/ });
    expect(router.history.location.pathname).toBe('/');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.history.location.pathname).toBe('/help/2'));
  });
});

describe('[HC-13] recent searches', () => {
  function renderRemembered() {
    for (const text of ['payout', 'connect a channel']) rememberSearch(userId, text);
    return renderSearch();
  }
  const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

  test('are offered while nothing is typed, the latest first, and give way to articles', async () => {
    const { search } = renderRemembered();
    await userEvent.click(await field());
    expect(screen.getByRole('listbox', { name: 'Recent searches' })).toBeTruthy();
    expect(await options()).toEqual(['connect a channel', 'payout']);
    expect((await field()).getAttribute('aria-expanded')).toBe('true');
    expect(search).not.toHaveBeenCalled();
    await userEvent.type(await field(), 'connect');
    await screen.findByRole('option', { name: /After connecting/ });
    expect(screen.queryByRole('listbox', { name: 'Recent searches' })).toBeNull();
  });

  test('are chosen with the arrows, and searched again', async () => {
    const { router } = renderRemembered();
    const input = await field();
    input.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = await screen.findAllByRole('option');
    expect(input.getAttribute('aria-activedescendant')).toBe(second?.id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.history.location.href).toBe('/help-center/search?q=payout'));
    expect(atomStore.get(rememberedSearches(userId))).toEqual(['payout', 'connect a channel']);
  });

  test('are closed by Escape, and opened again by an arrow', async () => {
    renderRemembered();
    await userEvent.click(await field());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(await options()).toHaveLength(2);
  });

  test('are forgotten by keys alone, which is said, and the focus returns', async () => {
    renderRemembered();
    const input = await field();
    input.focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear recent searches' }));
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByText('Recent searches cleared')).toBeTruthy();
    expect(document.activeElement).toBe(input);
    expect(atomStore.get(rememberedSearches(userId))).toEqual([]);
  });

  test('hold what was searched, and what led to an article', async () => {
    renderSearch();
    const input = await field();
    await userEvent.type(input, 'channel{Enter}');
    await userEvent.clear(input);
    await userEvent.type(input, 'connect');
    await userEvent.click(await screen.findByRole('option', { name: /Connect a channel/ }));
    expect(atomStore.get(rememberedSearches(userId))).toEqual(['connect', 'channel']);
  });

  test('without any there is no list', async () => {
    renderSearch();
    await userEvent.click(await field());
    expect((await field()).getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
