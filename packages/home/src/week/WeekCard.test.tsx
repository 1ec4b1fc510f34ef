import { listChannels, readStatistics } from '@my-air/api-client/contract';
import { chooseScope } from '@my-air/feature-kit/data';
import { answer, buildChannel, renderStory } from '@my-air/feature-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { sampleDays } from '../testing/sampleStatistics.ts';
import meta, {
  EarningsOnly,
  Empty,
  FirstWeek,
  Loaded,
  OneChannel,
  Ukrainian,
  Unknown,
} from './WeekCard.stories.tsx';

const heading = () => screen.findByRole('heading', { level: 2 });

test('[HOME-01] the week is told in one sentence beside the week before, with the best channel, and as one curve', async () => {
  renderStory(meta, Loaded);
  expect((await heading()).textContent).toBe('Your week');
  expect(screen.getByText(/^Nov 16.* – Nov 22/)).toBeTruthy();
  expect(
    screen.getByText(
      /^[\d,]+ views \([+-]\d+%\) and \$[\d.,]+ \([+-]\d+%\) compared with the week before; Olena Travels had the most views\.$/,
    ),
  ).toBeTruthy();
  const slider = await screen.findByRole('slider', { name: 'Views by day' });
  expect(slider.getAttribute('aria-valuetext')).toMatch(
    /^Nov 22.*, Last week: [\d,]+, The week before: [\d,]+$/,
  );
});

test('[HOME-01] of one channel the best day is told, and a first week is compared with nothing', async () => {
  const { unmount } = renderStory(meta, OneChannel);
  expect(await screen.findByText(/; \w+day, Nov \d+.* had the most views\.$/)).toBeTruthy();
  unmount();
  renderStory(meta, FirstWeek);
  expect(await screen.findByText(/^[\d,]+ views and \$[\d.,]+; .* had the most views\.$/)).toBeTruthy();
  expect((await screen.findByRole('slider')).getAttribute('aria-valuetext')).not.toContain('before');
});

test('[HOME-01] views that are not known are left out, and with them the picture', async () => {
  renderStory(meta, EarningsOnly);
  expect(await screen.findByText(/^\$[\d.,]+ \([+-]\d+%\) compared with the week before\.$/)).toBeTruthy();
  expect(await screen.findByRole('slider', { name: 'Earnings by day' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull();
});

test.each([
  ['without statistics', Unknown],
  ['with two empty weeks', Empty],
])('[HOME-01] %s there is no card', async (_, story) => {
  const { container, portal } = renderStory(meta, story);
  await waitFor(() => expect(portal.api.calls.map(({ key }) => key)).toContain(readStatistics.key));
  await waitFor(() => expect(portal.queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[CH-15] the week is that of the channels that the screens show', async () => {
  const { portal } = renderStory(meta, Loaded);
  const both = (await screen.findByText(/had the most views/)).textContent;
  act(() => chooseScope(portal.session.getUser()?.id, 'UC1'));
  await waitFor(() => expect(screen.getByText(/had the most views/).textContent).not.toBe(both));
});

test('[I18N-01] the week is told in Ukrainian', async () => {
  renderStory(meta, Ukrainian);
  expect((await heading()).textContent).toBe('Ваш тиждень');
  expect(screen.getByText(/порівняно з попереднім тижнем; .*Olena Travels/)).toBeTruthy();
});

describe('the picture of the week', () => {
  const written: string[] = [];
  const blob = new Blob(['png'], { type: 'image/png' });
  let encode: (callback: BlobCallback) => void;

  beforeEach(() => {
    written.length = 0;
    encode = (callback) => callback(blob);
    const context = new Proxy(
      { measureText: () => ({ width: 100 }), fillText: (text: string) => written.push(text) },
      { get: (target, key) => Reflect.get(target, key) ?? (() => {}), set: () => true },
    );
    // The browser of unit tests has no canvas; the story `Picture` draws on a real one.
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => encode(callback));
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });

  const saved = () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    return names;
  };
  const offerShare = (share: (data: ShareData) => Promise<void>) =>
    Object.assign(navigator, { share, canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png' });

  test('[HOME-01] it is saved in the words of the user, without the earnings, and once', async () => {
    const names = saved();
    renderStory(meta, Loaded);
    const save = await screen.findByRole('button', { name: 'Save picture' });
    // Twice in one moment.
    for (const _ of [1, 2]) fireEvent.click(save);
    await waitFor(() => expect(names).toEqual(['week-2026-11-16.png']));
    expect(written).toContainEqual(expect.stringMatching(/^[\d,]+ views$/));
    expect(written).toContain('Most views: Olena Travels');
    expect(written.join()).not.toContain('$');
    // Not every browser shares files.
    expect(screen.queryByRole('button', { name: 'Share picture' })).toBeNull();
  });

  test('[HOME-01] it is shared as a file; leaving the sheet is no failure, and what is refused is saved', async () => {
    const names = saved();
    const shared: ShareData[] = [];
    const outcomes = ['shared', 'AbortError', 'NotAllowedError'];
    offerShare(async (data) => {
      shared.push(data);
      const outcome = outcomes[shared.length - 1]!;
      if (outcome !== 'shared') throw new DOMException('', outcome);
    });
    const { portal } = renderStory(meta, Loaded);
    const share = await screen.findByRole('button', { name: 'Share picture' });
    for (const count of [1, 2, 3]) {
      await userEvent.click(share);
      await waitFor(() => expect(shared).toHaveLength(count));
      await waitFor(() => expect(share.getAttribute('aria-busy')).toBeNull());
    }
    expect(shared[0]?.files?.[0]).toMatchObject({ name: 'week-2026-11-16.png', type: 'image/png' });
    expect(names).toEqual(['week-2026-11-16.png']);
    expect(portal.shown).toEqual([]);
  });

  test('[HOME-01] where it cannot be made, that is said, and it can be tried again', async () => {
    const names = saved();
    encode = (callback) => callback(null);
    const { portal } = renderStory(meta, Loaded);
    const save = await screen.findByRole('button', { name: 'Save picture' });
    await userEvent.click(save);
    await waitFor(() =>
      expect(portal.shown).toMatchObject([{ type: 'error', title: 'The picture could not be made' }]),
    );
    encode = (callback) => callback(blob);
    await userEvent.click(save);
    await waitFor(() => expect(names).toHaveLength(1));
  });
});

test('[HOME-01] a best channel whose name is not known is left out', async () => {
  renderStory(meta, Loaded, {
    answers: {
      ...answer(listChannels, { channels: [buildChannel({ platform_guid: 'UC9' })] }),
      ...answer(readStatistics, {
        channels: ['UC1', 'UC2'].map((platform_guid) => ({ platform_guid, days: sampleDays })),
      }),
    },
  });
  expect(await screen.findByText(/compared with the week before\.$/)).toBeTruthy();
});
