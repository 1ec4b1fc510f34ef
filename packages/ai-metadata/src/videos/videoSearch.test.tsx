import { buildFailure, renderRoute } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { aiMetadataFeature } from '../feature.ts';
import { buildAiVideo } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';

const price = 'POST api/ai-metadata/channels/{id}/pre-calculation';
const list = 'GET api/ai-metadata/channels/{id}/videos';
const path = '/ai-metadata/translation';
type Portal = Awaited<ReturnType<typeof renderRoute>>['portal'];
const sent = (portal: Portal, key: string) => portal.api.calls.filter((call) => call.key === key);

beforeEach(() => localStorage.clear());

describe('[AIM-02] searching the videos of a channel', { timeout: 60_000 }, () => {
  const size = 50;
  /** A channel whose videos come in pages of fifty; the oldest is the only soup, and is in German too. */
  const openChannel = (count: number, address = path, answers = {}) => {
    const videos = Array.from({ length: count }, (_, place) =>
      buildAiVideo({
        id: place,
        platform_guid: `video-${place}`,
        title: place === count - 1 ? 'Crème soup of 2025' : `Coffee ${place}`,
        languages: place === count - 1 ? ['de'] : ['de', 'es'],
      }),
    );
    return renderRoute(aiMetadataFeature, address, {
      ...storyPortal,
      answers: {
        ...storyPortal.answers,
        [list]: ({ query }: { query?: { page?: number } }) => {
          const page = query?.page ?? 1;
          return {
            data: videos.slice((page - 1) * size, page * size),
            meta: { current_page: page, per_page: size, total: count },
          };
        },
        ...answers,
      },
    });
  };
  const pages = (portal: Portal) => [
    ...new Set(sent(portal, list).map(({ query }) => (query as { page: number }).page)),
  ];
  const soup = () =>
    screen.findByRole('checkbox', { name: 'Select Crème soup of 2025' }, { timeout: 20_000 });

  test('a title is found on a page that was not loaded, and is in the address', async () => {
    const { portal, router } = await openChannel(1000);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search videos' }), 'SOUP creme');
    expect(await soup()).toBeTruthy();
    expect(pages(portal)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
    expect(router.state.location.search).toMatchObject({ q: 'SOUP creme' });
  });

  test('an address brings the search again, a title of digits too, and no filter goes to the server', async () => {
    const { portal } = await openChannel(60, `${path}?q=2025&lacks=es`);
    expect(await soup()).toBeTruthy();
    expect(screen.queryByText('Coffee 1')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search videos' }).value).toBe('2025');
    expect(sent(portal, list)[0]?.query).toEqual({ page: 1, order_by: 'DESC' });
  });

  test('videos that have a title in a language, or are in it, do not lack it', async () => {
    await openChannel(3, `${path}?lacks=es`);
    expect(await soup()).toBeTruthy();
    expect(screen.queryByText('Coffee 1')).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Missing language' }), 'uk');
    expect(await screen.findByText('No videos match')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Coffee 1')).toBeTruthy();
  });

  test('words that an address has in the place of a language are not shown, and filter nothing', async () => {
    const { portal } = await openChannel(120, `${path}?lacks=${encodeURIComponent('Call +1 555 0100')}`);
    expect(await screen.findByText('Coffee 1')).toBeTruthy();
    await waitFor(() => expect(portal.queryClient.isFetching()).toBe(0));
    expect(document.body.textContent).not.toContain('555');
    expect(screen.queryByText(/^Searched/)).toBeNull();
  });

  test('after a thousand videos without a match it asks before it reads more', async () => {
    const { portal } = await openChannel(1100, `${path}?q=soup`);
    expect(await screen.findByText('Only 1,000 videos were searched so far.')).toBeTruthy();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Search more videos' }, { timeout: 20_000 }),
    );
    expect(await soup()).toBeTruthy();
    expect(pages(portal)).toHaveLength(22);
  });

  test('all that were found are selected by their ids, never by a rule that the server has no filter for', async () => {
    const { portal } = await openChannel(120, `${path}?lacks=en`);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search videos' }), 'coffee 11');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /^Select Coffee/ })).toHaveLength(10));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Coffee 11' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 10' }));
    await userEvent.click(screen.getByRole('button', { name: 'Translate' }));
    await screen.findByRole('dialog', { name: 'Translate 10 videos' });
    const found = ['11', ...Array.from({ length: 9 }, (_, place) => String(110 + place))];
    await waitFor(() =>
      expect(sent(portal, price).at(-1)?.body).toMatchObject({
        platform_guids: found.map((place) => `video-${place}`),
      }),
    );
    expect(sent(portal, price).some(({ body }) => (body as { all?: boolean }).all)).toBe(false);
  });

  test('a page that could not be read while nothing was found is tried again from there', async () => {
    let failures = 1;
    const { portal } = await openChannel(100, `${path}?q=soup`, {
      [list]: ({ query }: { query?: { page?: number } }) => {
        if (query?.page === 2 && failures-- > 0) throw buildFailure('server');
        return {
          data: [
            buildAiVideo({
              title: query?.page === 2 ? 'Crème soup of 2025' : 'Coffee',
              platform_guid: `v${query?.page}`,
            }),
          ],
          meta: { current_page: query?.page, per_page: 1, total: 2 },
        };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await soup()).toBeTruthy();
    expect(sent(portal, list).filter(({ query }) => (query as { page: number }).page === 2)).toHaveLength(2);
  });
});
