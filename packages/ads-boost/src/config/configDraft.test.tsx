import { unsentDrafts } from '@my-air/feature-kit/forms';
import { buildUser, forgetPage } from '@my-air/feature-kit/testing';
import { answer } from '@my-air/feature-kit/stories';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { listBoostChannels } from '../contract.ts';
import { boostAnswers, twoChannels } from '../testing/boostAnswers.ts';
import { buildBoostChannel, buildSettings, buildVideo } from '../testing/buildBoost.ts';
import { openAll, openChannel } from '../testing/openConfig.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  forgetPage();
});

const enabled = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Add breaks to long videos' });
const most = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Maximum breaks in a video/ });
const reload = () => {
  cleanup();
  forgetPage();
};
const storedDrafts = () => Object.keys(localStorage).filter((key) => key.includes('ads-boost/settings'));

test('[SH-11] [ADS-01] edited settings survive a reload until they are saved', async () => {
  const { stored } = openAll();
  await userEvent.click(await enabled());
  await userEvent.clear(await most());
  await userEvent.type(await most(), '7');
  await userEvent.tab();
  reload();
  openAll(stored);
  expect((await enabled()).checked).toBe(false);
  expect((await most()).value).toBe('7');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored).toMatchObject({ version: 4, values: { enabled: false, max_slots: 7 } }));
  await waitFor(() => expect(storedDrafts()).toEqual([]));
});

test('[SH-11] [MX-07] what was saved elsewhere before the reload is shown beside the draft', async () => {
  const { stored } = openAll();
  await userEvent.click(await enabled());
  reload();
  openAll(Object.assign(stored, { values: buildSettings({ min_gap: 9 }), version: 4 }));
  const dialog = within(await screen.findByRole('dialog', { name: 'These settings were changed elsewhere' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored).toMatchObject({ version: 5, values: { enabled: false, min_gap: 9 } }));
});

test('[MX-07] going back to editing keeps one’s own value of a field that both changed', async () => {
  const stored = openChannel({ enabled: true });
  await userEvent.click(await enabled());
  Object.assign(stored, { values: {}, version: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getAllByRole('button', { name: 'Keep editing' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await enabled()).checked).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored).toMatchObject({ version: 3, values: { enabled: false } }));
});

test('[SH-11] a sign-out asks about what is not saved, and about nothing once it is saved, though it can be undone', async () => {
  const unsent = () => unsentDrafts.count(buildUser());
  openAll();
  await userEvent.click(await enabled());
  expect(unsent()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Undo the last change' });
  await waitFor(() => expect(unsent()).toBe(0));
  // Back and forth is no change.
  await userEvent.click(await enabled());
  await userEvent.click(await enabled());
  expect(unsent()).toBe(0);
});

test('[SH-11] [MX-07] an edit that was saved elsewhere as well is no draft', async () => {
  const { stored } = openAll();
  await userEvent.click(await enabled());
  reload();
  openAll(Object.assign(stored, { values: buildSettings({ enabled: false }), version: 4 }));
  expect((await enabled()).checked).toBe(false);
  await waitFor(() => expect(storedDrafts()).toEqual([]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[MX-07] changes that are left behind stay, as the question says', async () => {
  const { stored, view } = openAll();
  await userEvent.click(await enabled());
  void view.router.navigate({ to: '/' });
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  expect(
    question.getByText('Unsaved changes stay in this browser until you save or discard them.'),
  ).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Leave' }));
  expect(storedDrafts()).toHaveLength(1);
  reload();
  openAll(stored);
  expect((await enabled()).checked).toBe(false);
});

test('[SH-11] discarding deletes the draft', async () => {
  openAll();
  await userEvent.click(await enabled());
  expect(storedDrafts()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect((await enabled()).checked).toBe(true);
  expect(storedDrafts()).toEqual([]);
});

test('[MX-07] a tab whose draft was saved in another one shows what was saved', async () => {
  const { stored } = openAll();
  await userEvent.click(await enabled());
  Object.assign(stored, { values: buildSettings({ enabled: false, min_gap: 9 }), version: 4 });
  const [key] = storedDrafts();
  localStorage.removeItem(key!);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: key! })));
  const gap = await screen.findByRole<HTMLInputElement>('textbox', { name: /Minimum distance/ });
  await waitFor(() => expect(gap.value).toBe('9'));
  expect((await enabled()).checked).toBe(false);
});

test('[ADS-01] [MX-07] an undo does not take back what another tab has saved since', async () => {
  const { stored } = openAll();
  await userEvent.click(await enabled());
  const [key = ''] = storedDrafts();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Undo the last change' });
  // Another tab edits the version from before, and saves while this tab still reads what it edits.
  const edit = { base: buildSettings(), version: 3, edited: buildSettings({ min_gap: 9 }) };
  const fromElsewhere = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  localStorage.setItem(key, JSON.stringify(edit));
  fromElsewhere();
  Object.assign(stored, { values: buildSettings({ enabled: false, min_gap: 9 }), version: 5 });
  localStorage.removeItem(key);
  fromElsewhere();
  const gap = await screen.findByRole<HTMLInputElement>('textbox', { name: /Minimum distance/ });
  await waitFor(() => expect(gap.value).toBe('9'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the last change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'These settings were changed elsewhere' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored.version).toBe(6));
  expect(stored.values).toEqual(buildSettings({ enabled: true, min_gap: 9 }));
});

test('[SH-11] a draft that the browser cannot store says so', async () => {
  openAll();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  await userEvent.click(await enabled());
  expect(await screen.findByText(/Your browser cannot save this draft/)).toBeTruthy();
});

test('[MX-06] a video is left out where its breaks are criticised, and taken back there', async () => {
  const manual = buildVideo('m', 20, {
    manual_slots: [300, 301],
    slot_quality: [{ at: 300, quality: 'interruptive' }],
  });
  const channels = [...twoChannels, buildBoostChannel({ platform_guid: 'UC3', videos: [manual] })];
  const { stored } = openAll(
    { values: buildSettings({ auto_slots: false }), version: 3 },
    { ...boostAnswers(), ...answer(listBoostChannels, { channels }) },
  );
  expect(await screen.findByText(/break at 5:00 interrupts the video/)).toBeTruthy();
  expect(screen.getByText(/break at 5:01 is not used: it is too close/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Leave out “Video m”' }));
  expect(await screen.findByText('You left this video out, so it has no breaks.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored.values.excluded_video_ids).toEqual(['m']));
  await userEvent.click(screen.getByRole('button', { name: 'Allow breaks in “Video m”' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored.values.excluded_video_ids).toEqual([]));
});
