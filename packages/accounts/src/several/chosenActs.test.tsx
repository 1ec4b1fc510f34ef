import type { Channel } from '@my-air/api-client/contract';
import { channelsQuery } from '@my-air/feature-kit/data';
import { buildChannel, buildPartner, buildUser, renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import meta, { Many } from '../channel/ChannelsScreen.stories.tsx';
import { forgetResults, lastRun, results } from '../testing/results.ts';

beforeEach(forgetResults);

/** Nine connected channels, three that can apply and two whose access is lost. */
const channels = [
  ...Array.from({ length: 9 }, (_, place) => ({ title: `Connected ${place}`, status: 'connected' })),
  ...Array.from({ length: 3 }, (_, place) => ({ title: `New ${place}`, status: 'not_connected' })),
  ...Array.from({ length: 2 }, (_, place) => ({ title: `Lost ${place}`, is_access_revoked: true })),
].map((fields, place) => buildChannel({ ...fields, platform_guid: `UC${place}`, country: 'UA' }));

/** The table of these channels in a window of some width. */
async function open(options: { isWide?: boolean; user?: ReturnType<typeof buildUser> } = {}) {
  const { isWide = true, ...rest } = options;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: (isWide ? 1600 : 1240) / 16 >= Number(/[\d.]+/.exec(query)?.[0]),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  const page = renderStory(meta, Many, { answers: { 'GET api/channels': { channels } }, ...rest });
  await screen.findByRole('table', { name: 'Channels' });
  return page;
}
const tick = async (...names: string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
};
const acts = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => /\(\d/.test(text ?? ''));
const search = async (text: string) => {
  const field = screen.getByRole('searchbox', { name: 'Search your channels' });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};
const names = () =>
  screen.getAllByRole('checkbox', { name: /^Select (?!all)/ }).map((box) => box.getAttribute('aria-label'));

describe('[CH-15] the acts for selected channels', () => {
  test('are those that fit, with their number, and the first stands out', async () => {
    await open();
    await tick('New 0', 'New 1', 'Connected 0', 'Lost 0');
    await waitFor(() =>
      expect(acts()).toEqual(['Apply (2 of 4)', 'Reconnect (1 of 4)', 'Request an audit (1 of 4)']),
    );
    const variants = acts().map((name) => screen.getByRole('button', { name }).dataset['variant']);
    expect(variants).toEqual(['primary', 'secondary', 'secondary']);
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'New group (4)' })).toBeTruthy();
  });

  test('are one button and a menu in a narrower window', async () => {
    const { portal } = await open({ isWide: false });
    await tick('Connected 0');
    await waitFor(() => expect(acts()).toEqual(['Request an audit (1)']));
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New group (1)' }));
    expect(portal.opened).toEqual([{ name: 'channel-group', props: { channels: ['UC0'] } }]);
    // The dialog is the whole act: the channel stays selected.
    expect(screen.getByText('1 selected')).toBeTruthy();
  });

  test('[SH-13] cannot be started by staff where they bind the user, with the reason', async () => {
    await open({ user: buildUser({ impersonator: { id: 9, name: 'Iryna' }, partner: buildPartner() }) });
    await tick('New 0');
    const apply = await screen.findByRole<HTMLButtonElement>('button', { name: 'Apply (1)' });
    expect(apply.disabled).toBe(true);
    expect(screen.getByText(/^You are acting on behalf of/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'New group (1)' }).disabled).toBe(false);
  });

  test('[CH-07] lost accesses are listed with the button that leads to their platform, and done once we have access', async () => {
    const { portal } = await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'access_revoked');
    await tick('Lost 0', 'Lost 1');
    await userEvent.click(await screen.findByRole('button', { name: 'Reconnect (2)' }));
    const waiting = (place: number) =>
      `Lost ${place}: needs, Sign in and choose this channel there., Reconnect`;
    await waitFor(() => expect(results()).toEqual([waiting(0), waiting(1)]));
    const { state } = lastRun().lines[0]!;
    if (state.state === 'needs') state.action.onAct?.();
    await waitFor(() => expect(portal.left).toHaveLength(1));
    const recheck = lastRun().act.recheck!;
    expect(recheck(portal, { ...channels[12]!, is_access_revoked: false })).toEqual({ state: 'done' });
  });
});

describe('[CH-15] the selection', () => {
  test('stays while others are searched, says how many are out of sight, and shows them alone', async () => {
    await open();
    await tick('New 0', 'Connected 1');
    await search('Lost');
    await waitFor(() => expect(names()).toEqual(['Select Lost 0', 'Select Lost 1']));
    await tick('Lost 0');
    expect(screen.getByText('3 selected, 2 not in the list shown')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show only the selected' }));
    expect(new Set(names())).toEqual(new Set(['Select Connected 1', 'Select Lost 0', 'Select New 0']));
    await userEvent.click(screen.getByRole('button', { name: 'Show all channels' }));
    expect(names()).toEqual(['Select Lost 0', 'Select Lost 1']);
    await search('');
    await waitFor(() => expect(screen.getByText('3 selected')).toBeTruthy());
    await userEvent.click(screen.getByRole('button', { name: 'Clear the selection' }));
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  test('of the head is of what is listed, beside what is selected already', async () => {
    await open();
    await tick('New 0');
    await search('Lost');
    await waitFor(() => expect(names()).toHaveLength(2));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('3 selected, 1 not in the list shown')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('1 selected, 1 not in the list shown')).toBeTruthy();
  });

  test('loses a channel that was removed, and is there again in a screen that is opened anew', async () => {
    const { portal, unmount } = await open();
    await tick('New 0', 'New 1');
    portal.queryClient.setQueryData(
      channelsQuery(portal.api).queryKey,
      (all: readonly Channel[] | undefined) => all?.filter(({ title }) => title !== 'New 0'),
    );
    expect(await screen.findByText('1 selected')).toBeTruthy();
    unmount();
    await open();
    expect(within(screen.getByRole('table')).getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  });
});
