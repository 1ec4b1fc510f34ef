import { listChannels } from '@my-air/api-client/contract';
import { channelKey, chooseScope } from '@my-air/feature-kit/data';
import { answer, buildFailure, buildUser, renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetPage } from '@my-air/feature-kit/state';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { storyChannels } from '../testing/storyPortal.ts';
import { sampleCategories } from '../testing/sampleCatalogue.ts';
import meta, { Empty, Loaded, OneChannel, Typing, WithoutModel } from './AssistantSheet.stories.tsx';

const close = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  forgetPage();
  close.mockReset();
});
const cardsOf = async () =>
  within(await screen.findByRole('list', { name: 'Services found' })).getAllByRole('article');
const namesOf = (cards: readonly HTMLElement[]) =>
  cards.map((card) => within(card).getByRole('heading').textContent);
const held = () => screen.queryByText('Already active or requested:')?.parentElement?.textContent;

describe('[MKT-07] [MKT-08] the assistant', () => {
  test('[MK-20] steps, answer, cards with their reason; and markup of a model stays text', async () => {
    const { container } = renderStory(meta, Loaded, { args: { close } });
    expect(
      await screen.findByText(/<b>Dubbing in five languages<\/b> brings viewers/, { selector: 'p' }),
    ).toBeTruthy();
    expect(container.ownerDocument.querySelector('[role="dialog"] b')).toBeNull();
    expect(screen.getByText('Looked in Growth')).toBeTruthy();
    const cards = await cardsOf();
    // The one that the text names comes first.
    expect(namesOf(cards)).toEqual(['Dubbing in five languages', 'Reels from your videos']);
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Because you want more views: Your voice, in languages you do not speak.'),
      expect.stringContaining('Because you asked about “views”: We cut your long videos into reels.'),
    ]);
    // A service that the user has is named, and is no advice.
    expect(held()).toBe('Already active or requested:Channel audit');
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 services in the catalogue' }));
    expect(close).toHaveBeenCalledWith({ productIds: [7, 5], isToBeSeen: true });
  });

  test.each([
    ['¿Cómo gano más dinero con mi canal?', 'He mirado en Growth', /^Porque /],
    ['Як заробити більше на каналі?', 'Переглянуто: Growth', /^Оскільки /],
    ['Где мне найти ещё зрителей?', 'Просмотрено: Growth', /^Поскольку /],
    ['Como faço para não perder inscritos?', 'Procurei em Growth', /^Porque /],
  ])(
    '[MK-20] [MK-22] steps and reasons are in the language of the question: %s',
    async (question, step, why) => {
      renderStory(meta, Loaded, { args: { close, props: { question } } });
      expect(await screen.findByText(step)).toBeTruthy();
      for (const card of await cardsOf()) expect(within(card).getByText(why)).toBeTruthy();
    },
  );

  test('[CH-15] the chosen channel is named and can be changed; what another channel has is advice for it', async () => {
    chooseScope(buildUser().id, channelKey(storyChannels[1]!));
    const { portal } = renderStory(meta, Loaded, { args: { close } });
    const channel = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Channel' });
    expect([...channel.options].map(({ text }) => text)).toEqual([
      'For all channels',
      'For Ann Cooks',
      'For Ann travels',
    ]);
    expect(channel.selectedOptions[0]?.text).toBe('For Ann travels');
    // The audit is active for the other channel only.
    expect(namesOf(await cardsOf())).toEqual(['Dubbing in five languages', 'Channel audit']);
    expect(held()).toBeUndefined();
    const [asked] = portal.api.calls.filter(({ key }) => key === 'POST api/ai-gateway/responses');
    expect(JSON.stringify(asked?.body)).toContain('Ann travels');

    await userEvent.selectOptions(channel, 'For Ann Cooks');
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(held()).toContain('Channel audit'));
  });

  test('[CH-15] the only channel is named, without a choice', async () => {
    renderStory(meta, OneChannel, { args: { close } });
    expect(await screen.findByText('For Ann Cooks')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('[MKT-04] a recommendation says its price and by when we answer, and is requested as on its card', async () => {
    const { portal } = renderStory(meta, WithoutModel, {
      args: { close, props: { question: 'Who can draw my thumbnails?' } },
    });
    const [card] = await cardsOf();
    expect(namesOf([card!])).toEqual(['Thumbnail studio']);
    expect(within(card!).getByText('Free for partners')).toBeTruthy();
    expect(within(card!).getByText(/^We answer in a chat by /)).toBeTruthy();
    await userEvent.click(within(card!).getByRole('button', { name: 'Request' }));
    expect(portal.opened).toMatchObject([{ name: 'product-request', props: { productId: 1 } }]);
  });

  test('[MKT-07] two services at most are compared, and all that were found are one press away', async () => {
    renderStory(meta, WithoutModel, {
      args: { close, props: { question: 'more views and more money from sponsors' } },
    });
    expect(await cardsOf()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /^Show \d+ services in the catalogue$/ }));
    const [answer] = close.mock.calls[0] as [{ productIds: number[] }];
    expect(answer.productIds.length).toBeGreaterThan(2);
  });

  test('[MK-18] the conversation is kept while the sheet is closed', async () => {
    const { unmount } = renderStory(meta, Loaded, { args: { close } });
    await cardsOf();
    unmount();
    renderStory(meta, Empty, { args: { close } });
    expect(await screen.findByText('Why do my views fall?')).toBeTruthy();
    expect(await cardsOf()).toHaveLength(2);
  });

  test('channels that could not be read, by which services are judged, are asked for again', async () => {
    const { portal } = renderStory(meta, Empty, {
      args: { close },
      answers: answer(listChannels, buildFailure('server')),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The services could not be loaded.');
    expect(screen.queryByRole('textbox')).toBeNull();
    portal.api.answer(answer(listChannels, { channels: storyChannels }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox')).toBeTruthy();
  });

  test('[MKT-06] [MK-13] before the first question there are five others to begin with, and five more', async () => {
    renderStory(meta, Empty, { args: { close } });
    await screen.findByRole('textbox');
    const ideas = () =>
      screen
        .getAllByRole('button')
        .map(({ textContent }) => textContent ?? '')
        .filter((text) => text.endsWith('?'));
    const known = sampleCategories.flatMap(({ queries }) => queries ?? []);
    expect(new Set(ideas()).size).toBe(5);
    expect(known).toEqual(expect.arrayContaining(ideas()));
    await userEvent.click(screen.getByRole('button', { name: 'Other ideas' }));
    expect(new Set(ideas()).size).toBe(5);
    const [first = ''] = ideas();
    await userEvent.click(screen.getByRole('button', { name: first }));
    expect(await screen.findByRole('list', { name: 'Conversation with the assistant' })).toBeTruthy();
    expect(ideas()).toEqual([]);
  });

  test('[MKT-07] a question that is too long is kept whole and counted, and asked once it is short enough', async () => {
    renderStory(meta, Empty, { args: { close } });
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    const describing = () =>
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    await userEvent.click(field);
    await userEvent.paste('views '.repeat(65).trim());
    expect(describing()).toBeUndefined();
    await userEvent.paste(' more words'.repeat(3));
    expect(describing()).toBe('78 characters left');
    await userEvent.paste('!'.repeat(80));
    expect(field.value).toHaveLength(502);
    expect(describing()).toBe('Remove 2 characters to ask.');
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(screen.queryByRole('list', { name: 'Conversation with the assistant' })).toBeNull();
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, '{Backspace}{Backspace}');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByRole('list', { name: 'Conversation with the assistant' })).toBeTruthy();
  });

  test('[NAV-31] what is done about a service leaves the sheet first with what was found, and so does its page', async () => {
    const answered = { productIds: [7, 5], isToBeSeen: false };
    const { portal, unmount } = renderStory(meta, Loaded, { args: { close } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a channel' }));
    expect(close.mock.calls).toEqual([[answered]]);
    expect(portal.opened).toMatchObject([{ name: 'add-channel' }]);
    unmount();

    close.mockReset();
    sessionStorage.clear();
    renderStory(meta, Loaded, { args: { close } });
    await userEvent.click(await screen.findByRole('link', { name: 'Channel audit' }));
    await waitFor(() => expect(close.mock.calls).toEqual([[answered]]));
  });

  test('[MK-22] a finished answer is said aloud once', async () => {
    renderStory(meta, Loaded, { args: { close } });
    const said = () =>
      screen.queryAllByRole('status').filter(({ textContent }) => textContent?.includes('2 services found.'));
    await waitFor(() => expect(said()).toHaveLength(1));
  });

  test('[MK-18] stopping gives the question back, and it can be asked again', async () => {
    renderStory(meta, Typing, { args: { close } });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findAllByText('You stopped this answer.')).not.toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Why do my views fall?');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const stop = await screen.findByRole('button', { name: 'Stop' });
    // The pressed suggestion is gone, and the focus is on the next control.
    await waitFor(() => expect(document.activeElement).toBe(stop));
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
    expect(screen.queryByRole('list', { name: 'Conversation with the assistant' })).toBeNull();
  });

  test('[MKT-07] left after an answer it says what was found, and after a new conversation nothing', async () => {
    renderStory(meta, Loaded, { args: { close } });
    await cardsOf();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenLastCalledWith({ productIds: [7, 5], isToBeSeen: false });
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenLastCalledWith(undefined);
  });

  test('[MK-18] beside a whole answer, the button says Ask again: nothing has failed', async () => {
    renderStory(meta, Loaded, { args: { close } });
    expect(await screen.findByRole('button', { name: 'Ask again' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('[MK-18] of a long conversation the latest questions are open, and those before are folded', async () => {
    renderStory(meta, WithoutModel, { args: { close } });
    await screen.findAllByText(/The assistant is not available right now/);
    for (const question of ['Why do my views fall?', 'How do I earn more?', 'Who dubs my videos?']) {
      await userEvent.type(screen.getByRole('textbox'), `${question}{Enter}`);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
    }
    const folded = (await screen.findByText('1 earlier question')).closest('details')!;
    expect(folded.open).toBe(false);
    expect(within(folded).getByRole('list', { name: 'Earlier questions' }).children).toHaveLength(1);
    const open = screen.getByRole('list', { name: 'Conversation with the assistant' });
    expect(open.children).toHaveLength(3);
    expect(open.textContent).toContain('Who dubs my videos?');
  });

  test('[MK-21] without a model the services of the matcher are shown in the same cards, with a notice', async () => {
    renderStory(meta, WithoutModel, { args: { close } });
    expect(await screen.findAllByText(/The assistant is not available right now/)).not.toEqual([]);
    expect(namesOf(await cardsOf())).toEqual(['Dubbing in five languages', 'Reels from your videos']);
    expect(held()).toContain('Channel audit');
  });
});
