import { forgetPage } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { openAll, openChannel } from '../testing/openConfig.tsx';

afterEach(() => {
  localStorage.clear();
  forgetPage();
});

const autoSlots = () => screen.findByRole('switch', { name: /Place breaks automatically/ });
const enabled = () => screen.findByRole('switch', { name: 'Add breaks to long videos' });

test('[ADS-01] [MX-06] before saving, the preview says how many videos change, and names them', async () => {
  const { stored } = openAll();
  const toggle = await enabled();
  expect(screen.queryByRole('button', { name: 'Show the videos' })).toBeNull();
  await userEvent.click(toggle);
  expect(await screen.findByText('4 of 5 videos change')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show the videos' }));
  const shown = screen.getByRole('region', { name: 'Show the videos' });
  expect(shown.querySelectorAll('bdi')).toHaveLength(4);
  expect(stored.values.enabled).toBe(true);
});

test('[ADS-01] [MX-07] what is saved can be undone', async () => {
  const { stored } = openAll();
  await userEvent.click(await enabled());
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored).toMatchObject({ version: 4, values: { enabled: false } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the last change' }));
  await waitFor(() => expect(stored).toMatchObject({ version: 5, values: { enabled: true } }));
});

test('[ADS-01] [MX-07] the last change can be undone for an hour after the screen was left, and not later', async () => {
  const { stored, view } = openAll();
  await userEvent.click(await enabled());
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Undo the last change' });
  view.unmount();

  const clock = vi.spyOn(Date, 'now');
  const saved = Date.now();
  clock.mockReturnValue(saved + 59 * 60_000);
  const again = openAll(stored);
  expect(await screen.findByRole('button', { name: 'Undo the last change' })).toBeTruthy();
  again.view.unmount();

  clock.mockReturnValue(saved + 61 * 60_000);
  const late = openAll(stored);
  await enabled();
  expect(screen.queryByRole('button', { name: 'Undo the last change' })).toBeNull();
  late.view.unmount();

  clock.mockReturnValue(saved + 59 * 60_000);
  openAll(stored);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the last change' }));
  await waitFor(() => expect(stored).toMatchObject({ version: 5, values: { enabled: true } }));
});

test('[ADS-01] [MX-05] a field says whose value it has, and a reset brings back what is inherited', async () => {
  const stored = openChannel();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Reset “Maximum breaks in a video” to all channels' }),
  );
  expect(screen.getAllByText('Same as all channels')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored).toMatchObject({ values: {}, version: 2 }));
});

test('[ADS-01] [MX-07] two changes of different fields are both kept once the person has seen it', async () => {
  const stored = openChannel({});
  await userEvent.click(await enabled());
  Object.assign(stored, { values: { auto_slots: false }, version: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'These settings were changed elsewhere' }));
  expect(dialog.getByText('You changed different settings, so both changes can be kept.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(stored).toMatchObject({ values: { enabled: false, auto_slots: false }, version: 3 }),
  );
});

test.each([
  ['Yours: No', false],
  ['Saved elsewhere: Same as all channels', undefined],
])('[ADS-01] [MX-07] a field that both changed is decided: %s', async (choice, expected) => {
  const stored = openChannel({ enabled: true, auto_slots: true });
  await userEvent.click(await enabled());
  Object.assign(stored, { values: { auto_slots: true }, version: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = dialog.getByRole('button', { name: 'Save' });
  expect(save.hasAttribute('disabled')).toBe(true);
  await userEvent.click(dialog.getByRole('radio', { name: choice }));
  await userEvent.click(save);
  await waitFor(() => expect(stored.version).toBe(3));
  expect(stored.values.enabled).toBe(expected);
});

test('[ADS-01] [MX-07] what was edited stays when the conflict is left open', async () => {
  const stored = openChannel({});
  await userEvent.click(await autoSlots());
  Object.assign(stored, { values: { enabled: false }, version: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getAllByRole('button', { name: 'Keep editing' }).at(-1)!);
  expect(((await autoSlots()) as HTMLInputElement).checked).toBe(false);
  expect(((await enabled()) as HTMLInputElement).checked).toBe(false);
});
