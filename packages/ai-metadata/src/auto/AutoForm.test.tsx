import { renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { saveLocalizationSettings, type LocalizationSettings } from '../contract.ts';
import { buildAiChannel } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { AutoForm } from './AutoForm.tsx';

const saved: LocalizationSettings = {
  translate_languages: ['en', 'es'],
  original_language: 'uk',
  video_types: ['video'],
  enabled_auto_localization: true,
};
const toggle = () => screen.findByRole('switch', { name: /Translate new videos automatically/ });
function open() {
  const portal = stubPortal({
    ...storyPortal,
    answers: {
      ...storyPortal.answers,
      [saveLocalizationSettings.key]: ({ body }: { body: object }) => ({ localization_settings: body }),
    },
  });
  const { router } = renderInPortal(<AutoForm channel={buildAiChannel()} saved={saved} />, { portal });
  return { portal, router };
}

test('[AIM-06] [TR-12] leaving asks while something differs from what is saved, and staying stays', async () => {
  const { router } = open();
  await userEvent.click(await toggle());
  void router.navigate({ to: '/ai-metadata' });
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.history.location.pathname).toBe('/');
});

/** Opens the form at an address with a channel, and changes something. */
async function openChanged() {
  const { router } = open();
  await router.navigate({ to: '/', search: { channel: 'UC1', mode: 'auto' } as never });
  await userEvent.click(await toggle());
  return router;
}

test.each([
  ['the other mode', { channel: 'UC1' }],
  ['another channel', { channel: 'UC2', mode: 'auto' }],
])('[AIM-06] [TR-12] leaving for %s at the same address asks', async (_, search) => {
  const router = await openChanged();
  void router.navigate({ to: '/', search: search as never });
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
});

test('[AIM-06] [TR-12] what was changed and changed back is no change', async () => {
  const { router } = open();
  await userEvent.click(await toggle());
  await userEvent.click(await toggle());
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  await router.navigate({ to: '/ai-metadata' });
  expect(router.history.location.pathname).toBe('/ai-metadata');
});

test('[AIM-06] [TR-12] discarding brings back what is saved, and nothing is sent', async () => {
  const { portal } = open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Short' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Short' }).checked).toBe(false);
  expect(portal.api.calls.filter(({ key }) => key === saveLocalizationSettings.key)).toEqual([]);
});

test('[AIM-06] without a kind of video the auto mode cannot be saved, and says why', async () => {
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Video' }));
  expect(await screen.findByText(/Choose at least one language and one kind of video/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save auto mode' }).hasAttribute('disabled')).toBe(true);
});
