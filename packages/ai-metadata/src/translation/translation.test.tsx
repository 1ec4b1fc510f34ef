import { chooseScope } from '@my-air/feature-kit/data';
import { bindPorts } from '@my-air/feature-kit';
import { buildChannel, buildFailure, renderRoute, renderStory } from '@my-air/feature-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { aiMetadataFeature } from '../feature.ts';
import { aiMetadataPorts } from '../ports.ts';
import { buildAiChannel, buildAiVideo, buildJob, buildPrice } from '../testing/buildAiMetadata.ts';
import { storyPortal, translator } from '../testing/storyPortal.ts';
import meta, { AccessRevoked } from './TranslationScreen.stories.tsx';

const start = 'POST api/ai-metadata/channels/{id}/batch-translations';
const price = 'POST api/ai-metadata/channels/{id}/pre-calculation';
const path = '/ai-metadata/translation';
const open = (answers = {}, more = {}) =>
  renderRoute(aiMetadataFeature, path, {
    ...storyPortal,
    ...more,
    answers: { ...storyPortal.answers, ...answers },
  });
const sent = (portal: Awaited<ReturnType<typeof open>>['portal'], key: string) =>
  portal.api.calls.filter((call) => call.key === key);
const openReceipt = async () => {
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Borscht in 30 minutes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Translate' }));
  return screen.findByRole('dialog', { name: 'Translate 1 video' });
};

beforeEach(() => {
  localStorage.clear();
  bindPorts(aiMetadataPorts, { askForAccess: undefined });
});

test.each([null, undefined])(
  '[API-03] the videos are listed where the server says %j about the first page',
  async (is_synced_first_page) => {
    await open({
      'GET api/ai-metadata/channels': { channels: [{ ...buildAiChannel(), is_synced_first_page }] },
    });
    expect(await screen.findByRole('checkbox', { name: 'Select Borscht in 30 minutes' })).toBeTruthy();
    expect(screen.queryByText('Loading your videos')).toBeNull();
  },
);

test('[AIM-01] the channel that was chosen for all screens is the one in work', async () => {
  const channels = ['Kite', 'Boats'].map((title) => buildAiChannel({ title, platform_guid: `UC-${title}` }));
  const { portal } = await open({
    'GET api/ai-metadata/channels': { channels },
    'GET api/channels': {
      channels: channels.map(({ title, platform_guid }) => buildChannel({ title, platform_guid })),
    },
  });
  const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Channel' });
  expect((await choice()).value).toBe('UC-Kite');
  act(() => chooseScope(portal.session.getUser()?.id, 'UC-Boats'));
  expect(await screen.findByText('Only Boats')).toBeTruthy();
  expect((await choice()).value).toBe('UC-Boats');
  fireEvent.click(screen.getByRole('button', { name: 'Show all channels' }));
  await waitFor(() => expect(screen.queryByText('Only Boats')).toBeNull());
});

describe('[AIM-04] [AIM-05] from the selection to the job', { timeout: 120_000 }, () => {
  test('the receipt says per language what happens, and one start is sent whatever is pressed', async () => {
    let answer: (value: unknown) => void = () => {};
    const held = new Promise((resolve) => (answer = resolve));
    const { portal } = await open({ [start]: () => held });
    const dialog = await openReceipt();
    expect(await within(dialog).findByText('1 translated by hand')).toBeTruthy();
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Start translation' });
    await waitFor(() => expect(button.disabled).toBe(false));
    await userEvent.dblClick(button);
    answer({ channel: buildAiChannel(), batch_translation_id: 41, job: buildJob() });
    await waitFor(() => expect(portal.shown).toMatchObject([{ type: 'success' }]));
    expect(sent(portal, start)).toHaveLength(1);
    expect(sent(portal, start)[0]).toMatchObject({
      body: { platform_guids: ['video-1'], translate_languages: ['en', 'es'], expected_spent: 6 },
    });
    expect(sent(portal, start)[0]?.options?.idempotencyKey).toBeTruthy();
  });

  test('[TR-16] more videos are asked for at the end of what scrolls, not wherever the table is in sight', async () => {
    const many = Array.from({ length: 150 }, (_, place) =>
      buildAiVideo({ id: place, platform_guid: `video-${place}`, title: `Video ${place}` }),
    );
    await open({
      'GET api/ai-metadata/channels/{id}/videos': {
        data: many,
        meta: { current_page: 1, per_page: 150, total: 50_000 },
      },
    });
    const scroller = await screen.findByRole('group', { name: 'Videos' });
    expect(within(scroller).getByRole('button', { name: 'Show more' })).toBeTruthy();
  });

  test('[TR-03] Back closes the receipt and stays on the screen', async () => {
    const { router } = await open();
    await openReceipt();
    expect(router.state.location.search).toMatchObject({ receipt: 'open' });
    router.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe(path);
    expect(router.state.location.search).not.toMatchObject({ receipt: 'open' });
  });

  test('[TR-03] an address that opens a receipt of nothing leaves that', async () => {
    const { router } = await renderRoute(aiMetadataFeature, `${path}?receipt=open`, storyPortal);
    await waitFor(() => expect(router.state.location.search).not.toMatchObject({ receipt: 'open' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[TR-02] while the price is unknown nothing can be started', async () => {
    await open({ [price]: () => new Promise(() => {}) });
    const dialog = await openReceipt();
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Start translation' });
    expect(button.disabled).toBe(true);
  });

  test('[TR-03] too little balance leads to the packages, and the selection is kept', async () => {
    await open({ [price]: buildPrice({ translation_shortage: 4, balance: 2 }) });
    const dialog = await openReceipt();
    expect(await within(dialog).findByText('4 translations are missing')).toBeTruthy();
    const link = within(dialog).getByRole('link', { name: 'Buy translations' });
    expect(link.getAttribute('href')).toBe('/ai-metadata/packages?back=UC0000000000000000000001&missing=4');
    const kept = localStorage.getItem('my-air:1.session:ai-metadata.selection/UC0000000000000000000001');
    expect(kept).toContain('video-1');
  });

  test('[TR-04] what would be overwritten is confirmed by its number', async () => {
    const line = { language: 'en', new: 0, overwritten: 3, cost: 3 };
    await open({ [price]: buildPrice({ languages: [line] }) });
    const dialog = await openReceipt();
    const box = await within(dialog).findByRole('checkbox', {
      name: 'Yes, overwrite 3 existing translations',
    });
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Start translation' });
    expect(button.disabled).toBe(true);
    fireEvent.click(box);
    await waitFor(() => expect(button.disabled).toBe(false));
  });

  test('[SH-13] staff who act on behalf of the person cannot start anything', async () => {
    await open({}, { user: { ...translator, impersonator: { id: 9, name: 'Iryna' } } });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Borscht in 30 minutes' }));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Translate' });
    expect(button.disabled).toBe(true);
  });

  test('a server without jobs hides what they feed', async () => {
    await open({ 'GET api/ai-metadata/batch-translations': buildFailure('not_found') });
    const dialog = await openReceipt();
    expect(screen.queryByText('Translations of this channel')).toBeNull();
    await waitFor(() =>
      expect(within(dialog).queryByRole('checkbox', { name: /Review before publishing/ })).toBeNull(),
    );
  });
});

describe('[AIM-03] selecting under filters', { timeout: 60_000 }, () => {
  const videos = ['One', 'Two', 'Three', 'Brief'].map((title, place) =>
    buildAiVideo({
      id: place,
      platform_guid: `video-${title}`,
      title,
      video_type: title === 'Brief' ? 'short' : 'video',
    }),
  );
  const matching = (query?: Record<string, unknown>) =>
    videos.filter(({ video_type }) => query?.video_type === undefined || video_type === query.video_type);
  const openVideos = () =>
    open({
      'GET api/ai-metadata/channels/{id}/videos': ({ query }: { query?: Record<string, unknown> }) => ({
        data: matching(query),
        meta: { current_page: 1, per_page: 2, total: query?.video_type ? 1 : 40 },
      }),
      'GET api/ai-metadata/channels/{id}/select-all-videos': ({
        query,
      }: {
        query?: Record<string, unknown>;
      }) =>
        query?.total_only
          ? { total: query.video_type ? 1 : 40, as_of: '2026-11-27T10:00:00Z' }
          : { total: 1, platform_guids: matching(query).map(({ platform_guid }) => platform_guid) },
    });
  const press = async (name: string, role = 'checkbox') =>
    userEvent.click(await screen.findByRole(role, { name }));
  const filter = async (type: string) => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), type);
    await waitFor(() => expect(screen.queryByText('Two') === null).toBe(type === 'short'));
  };
  const head = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });

  test('the box of the head takes away what it had added, and leaves what was selected before', async () => {
    await openVideos();
    for (const title of ['One', 'Two', 'Three']) await press(`Select ${title}`);
    await filter('short');
    expect([head().checked, head().indeterminate]).toEqual([false, false]);
    await userEvent.click(head());
    expect(screen.getByText('4 selected')).toBeTruthy();
    await userEvent.click(head());
    expect(screen.getByText('3 selected')).toBeTruthy();
    await filter('');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Two' }).checked).toBe(true);
  });

  test('all that match are added to what was selected before', async () => {
    await openVideos();
    await press('Select One');
    await filter('short');
    await press('Select all 1', 'button');
    expect(await screen.findByText('2 selected')).toBeTruthy();
  });

  test('what the note calls cleared does not come back with its filters', async () => {
    await openVideos();
    await press('Select One');
    await press('Select all 40', 'button');
    await press('Select Two');
    expect(await screen.findByText('39 selected')).toBeTruthy();
    await filter('short');
    expect(screen.getByText(/so "all that match" was cleared/)).toBeTruthy();
    await filter('');
    expect(screen.queryByText('39 selected')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select One' }).checked).toBe(false);
  });
});

describe('[AIM-01] access', { timeout: 60_000 }, () => {
  test('[TR-15] revoked access says that nothing is lost, and leads to YouTube', async () => {
    const { portal } = renderStory(meta, AccessRevoked);
    expect(await screen.findByText('YouTube revoked our access')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reconnect' }));
    expect(portal.left).toEqual(['https://api.my-air.test/api/oauth/ai-metadata/redirect']);
  });

  test('[AIM-01] what YouTube will ask is said first where the portal can, and names the channel that was lost', async () => {
    const asked: unknown[] = [];
    bindPorts(aiMetadataPorts, { askForAccess: (_, lost) => asked.push(lost) });
    const { portal } = renderStory(meta, AccessRevoked);
    await userEvent.click(await screen.findByRole('button', { name: 'Reconnect' }));
    await userEvent.click(screen.getByRole('button', { name: 'Connect another channel' }));
    const { platform_guid: guid, title } = buildAiChannel();
    expect(asked).toEqual([{ guid, title }, undefined]);
    expect(portal.left).toEqual([]);
  });
});
