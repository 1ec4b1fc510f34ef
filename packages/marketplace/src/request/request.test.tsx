import { chooseScope } from '@my-air/feature-kit/data';
import { buildChannel, buildFailure, buildUser, renderStory } from '@my-air/feature-kit/testing';
import { bindPorts } from '@my-air/feature-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { marketplacePorts } from '../ports.ts';
import { buildDetails, buildProduct } from '../testing/buildProduct.ts';
import { sampleProducts } from '../testing/sampleCatalogue.ts';
import { storyChannels } from '../testing/storyPortal.ts';
import meta, { Empty, Failed, Loaded } from './ProductRequestModal.stories.tsx';

const request = 'POST api/ecosystem/productProvision/{id}';
const close = vi.fn();
const requested = { product: sampleProducts[0], process: { chat_id: 9 } };
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send request' }));
const requests = (portal: ReturnType<typeof renderStory>['portal']) =>
  portal.api.calls.filter(({ key }) => key === request);

afterEach(() => {
  close.mockReset();
  bindPorts(marketplacePorts, { openChat: undefined, joinChannel: undefined, writeInChat: undefined });
});

describe('[MKT-04] [MK-08] requesting a service', () => {
  test('a channel is chosen, the request is sent once, and its message lasts ten seconds and leads to the chat', async () => {
    const openChat = vi.fn();
    bindPorts(marketplacePorts, { openChat });
    let answer: (value: unknown) => void = () => {};
    const { portal } = renderStory(meta, Loaded, {
      args: { close },
      answers: { [request]: () => new Promise((resolve) => (answer = resolve)) },
    });
    await screen.findAllByRole('radio');
    // Two presses in a row, and one more while the request is under way.
    await userEvent.dblClick(screen.getByRole('button', { name: /Send request/ }));
    await userEvent.click(screen.getByRole('button', { name: /Send request/ }));
    await waitFor(() => expect(requests(portal)).toHaveLength(1));
    answer(requested);
    await waitFor(() => expect(close).toHaveBeenCalledWith('requested'));
    expect(requests(portal)).toHaveLength(1);
    expect(requests(portal)[0]).toMatchObject({ body: { channel: storyChannels[0]?.platform_guid } });
    expect(portal.shown).toMatchObject([{ type: 'success', duration: 10_000 }]);
    portal.shown[0]?.action?.onAct();
    expect(openChat).toHaveBeenCalledWith(9);
  });

  test('a channel that has not joined joins first, by way of the port', async () => {
    // The joining may ask for a country in a dialog of its own, which comes once this one has gone.
    const joinChannel = vi.fn(async () => close.mock.calls.length === 1);
    bindPorts(marketplacePorts, { joinChannel });
    const { portal } = renderStory(meta, Loaded, { args: { close }, answers: { [request]: requested } });
    await userEvent.click(await screen.findByRole('radio', { name: /Ann travels/ }));
    await send();
    await waitFor(() => expect(close.mock.calls).toEqual([[], ['requested']]));
    expect(joinChannel).toHaveBeenCalledWith(expect.anything(), storyChannels[1], 1);
    expect(requests(portal)[0]).toMatchObject({ body: { channel: 'UC0000000000000000000002' } });
  });

  test('[CH-15] a request begins with the channel that was chosen for all screens', async () => {
    chooseScope(buildUser().id, storyChannels[1]!.platform_guid);
    onTestFinished(() => chooseScope(buildUser().id, undefined));
    renderStory(meta, Loaded);
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /Ann travels/ });
    await waitFor(() => expect(chosen.getAttribute('aria-checked') ?? String(chosen.checked)).toBe('true'));
  });

  test('[CH-01] one handle at two platforms is two channels, and the request names the platform', async () => {
    const channels = ['instagram', 'tiktok'].map((platform) =>
      buildChannel({ platform, platform_guid: 'daria.moroz', title: `Daria on ${platform}` }),
    );
    const { portal } = renderStory(meta, Loaded, {
      answers: {
        [request]: requested,
        'GET api/channels': { channels },
        'GET api/ecosystem/products/{id}': {
          product: buildProduct({ platform: null, platforms: [] }),
          details: buildDetails(),
        },
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: /Daria on tiktok/ }));
    const chosen = screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
    expect(chosen).toEqual([false, true]);
    await send();
    const body = { channel: 'daria.moroz', platform: 'tiktok' };
    await waitFor(() => expect(requests(portal)).toMatchObject([{ body }]));
  });

  test('without the joining there is no request', async () => {
    bindPorts(marketplacePorts, { joinChannel: async () => false });
    const { portal } = renderStory(meta, Loaded, { args: { close }, answers: { [request]: requested } });
    await userEvent.click(await screen.findByRole('radio', { name: /Ann travels/ }));
    await send();
    await waitFor(() => expect(close.mock.calls).toEqual([[]]));
    expect(requests(portal)).toEqual([]);
    expect(portal.shown).toEqual([]);
  });

  test('what fails after the joining is told in a message, for the dialog has gone', async () => {
    bindPorts(marketplacePorts, { joinChannel: async () => true });
    const { portal } = renderStory(meta, Loaded, {
      args: { close },
      answers: { [request]: buildFailure('rejected', { message: 'Closed for the night.' }) },
    });
    await userEvent.click(await screen.findByRole('radio', { name: /Ann travels/ }));
    await send();
    await waitFor(() =>
      expect(portal.shown).toMatchObject([
        { type: 'error', text: 'Closed for the night.', duration: 10_000 },
      ]),
    );
  });

  test.each([
    [
      buildFailure('validation', { errors: { channel: ['The channel is too small.'] } }),
      'The channel is too small.',
    ],
    [buildFailure('too_many_requests', {}, 4), 'Too many attempts. Wait 4 seconds.'],
    [buildFailure('rejected', { message: 'Closed for the night.' }), 'Closed for the night.'],
  ])('[ERR-05] [ERR-07] %s is told in place', async (failure, text) => {
    renderStory(meta, Loaded, { args: { close }, answers: { [request]: failure } });
    await send();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
  });

  test('[MK-04] where no channel can have it, each says why', async () => {
    renderStory(meta, Empty, { args: { close } });
    expect(await screen.findByText('None of your channels qualify yet.')).toBeTruthy();
    expect(screen.getByText(/125,000 subscribers, 1,000,000 needed/)).toBeTruthy();
    expect(document.querySelector('details')).toBeNull();
  });

  test('[MK-04] channels that do not qualify are folded behind those that do, each named once', async () => {
    const channels = [...storyChannels, buildChannel({ platform: 'tiktok', title: 'Ann dances' })];
    const answers = { 'GET api/channels': { channels } };
    renderStory(meta, Loaded, { args: { close }, answers });
    const summary = await screen.findByText('1 channel does not qualify');
    const others = summary.closest('details')!;
    expect(others.open).toBe(false);
    expect(others.querySelector('input')).toBeNull();
    for (const { title } of channels) {
      const named = document.querySelector('[role="dialog"]')!.textContent.split(title).length - 1;
      expect([title, named]).toEqual([title, 1]);
    }
  });

  test('price, steps and the day of our answer are read before it is sent', async () => {
    renderStory(meta, Loaded, { args: { close } });
    expect(await screen.findByText('Free for partners')).toBeTruthy();
    expect(await screen.findByText('Tell us your style')).toBeTruthy();
    expect(screen.getByText(/^We answer in a chat by \w+day, /)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a note is the first message in the chat, and one that is empty is not written', async () => {
    const writeInChat = vi.fn(async () => {});
    bindPorts(marketplacePorts, { writeInChat });
    const { unmount } = renderStory(meta, Loaded, { args: { close }, answers: { [request]: requested } });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), ' In blue. ');
    await send();
    await waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith('requested'));
    expect(writeInChat).toHaveBeenCalledExactlyOnceWith(expect.anything(), 9, 'In blue.', expect.any(String));
    unmount();

    renderStory(meta, Loaded, { args: { close }, answers: { [request]: requested } });
    await send();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(2));
    expect(writeInChat).toHaveBeenCalledOnce();
  });

  test('a note that did not get through is kept and sent again, and the request is not', async () => {
    const writeInChat = vi.fn(async () => {});
    writeInChat.mockRejectedValueOnce(buildFailure('rejected', { message: 'Closed for the night.' }));
    bindPorts(marketplacePorts, { writeInChat });
    const { portal } = renderStory(meta, Loaded, { args: { close }, answers: { [request]: requested } });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'In blue.');
    await send();
    expect(await screen.findByText(/your note was not\..*Closed for the night\./)).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('In blue.');
    await userEvent.click(screen.getByRole('button', { name: 'Send the note' }));
    await waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith('requested'));
    expect(writeInChat).toHaveBeenCalledTimes(2);
    expect(requests(portal)).toHaveLength(1);
  });

  test('a service that did not come can be asked for again', async () => {
    renderStory(meta, Failed, { args: { close } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
