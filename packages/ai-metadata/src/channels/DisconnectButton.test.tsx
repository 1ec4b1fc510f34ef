import { buildFailure, buildUser, renderRoute } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { aiMetadataFeature } from '../feature.ts';
import { buildAiChannel } from '../testing/buildAiMetadata.ts';
import { storyPortal, translator } from '../testing/storyPortal.ts';

const disconnect = 'DELETE api/ai-metadata/channels/{id}';
const channel = buildAiChannel();

/** Opens the screen of a server with one channel, which it forgets once it is disconnected. */
async function open(answer?: unknown, more = {}) {
  let channels = [channel];
  const { portal } = await renderRoute(aiMetadataFeature, '/ai-metadata/translation', {
    ...storyPortal,
    ...more,
    answers: {
      ...storyPortal.answers,
      'GET api/ai-metadata/channels': () => ({ channels }),
      [disconnect]: () => {
        if (answer instanceof Error) throw answer;
        channels = [];
      },
    },
  });
  return { portal, sent: () => portal.api.calls.filter(({ key }) => key === disconnect) };
}
const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
  return within(await screen.findByRole('alertdialog', { name: /^Disconnect .+ from AI translation\?$/ }));
};

test('[AIM-01] a channel is disconnected after a confirmation, and another one can be connected', async () => {
  const { portal, sent } = await open();
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep channel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  await userEvent.click((await ask()).getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByRole('button', { name: 'Connect with YouTube' })).toBeTruthy();
  expect(sent()).toMatchObject([{ params: { id: channel.platform_guid } }]);
  expect(portal.shown).toMatchObject([
    { type: 'success', title: `${channel.title} is no longer connected to AI translation` },
  ]);
});

test('[AIM-01] a refusal is told in the dialog, and the channel stays', async () => {
  await open(buildFailure('rejected'));
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await dialog.findByText('This cannot be done right now. Try again later.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep channel' }));
  expect(await screen.findByRole('button', { name: 'Disconnect' })).toBeTruthy();
});

test('[SH-13] staff who act for a user cannot disconnect a channel', async () => {
  const user = buildUser({ ...translator, impersonator: { id: 9, name: 'Iryna' } });
  await open(undefined, { user });
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Disconnect' })).disabled).toBe(true);
});
