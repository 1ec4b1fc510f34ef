import { listChannels } from '@my-air/api-client/contract';
import { answer, buildFailure, renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { storyChannels } from '../testing/storyPortal.ts';
import { sampleCategories } from '../testing/sampleCatalogue.ts';
import meta, { Empty, Loaded, Typing, WithoutModel } from './MarketplaceAiModal.stories.tsx';

const close = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  close.mockReset();
});

describe('[MKT-07] [MKT-08] the assistant', () => {
  test('[MK-20] steps, answer, cards with their reason; and markup of a model stays text', async () => {
    const { container } = renderStory(meta, Loaded, { args: { close } });
    expect(await screen.findByText(/<b>Dubbing<\/b> brings viewers/, { selector: 'p' })).toBeTruthy();
    expect(container.ownerDocument.querySelector('[role="dialog"] b')).toBeNull();
    expect(screen.getByText('Looked in Growth')).toBeTruthy();
    const cards = within(screen.getByRole('list', { name: 'Services found' })).getAllByRole('article');
    expect(cards).toHaveLength(3);
    for (const card of cards) expect(card.textContent).toMatch(/Matches “views”|Category: Growth/);
    // The best one is active already, and does not come first.
    expect(cards.map(({ textContent }) => textContent?.includes('Active'))).toEqual([false, true, false]);
    await userEvent.click(screen.getByRole('button', { name: 'Show only these in the catalogue' }));
    expect(close).toHaveBeenCalledWith({ productIds: [5, 2, 7] });
  });

  test.each([
    ['¿Cómo gano más dinero con mi canal?', 'He mirado en Growth', 'Categoría: Growth'],
    ['Як заробити більше на каналі?', 'Переглянуто: Growth', 'Категорія: Growth'],
    ['Где мне найти ещё зрителей?', 'Просмотрено: Growth', 'Категория: Growth'],
    ['Como faço para não perder inscritos?', 'Procurei em Growth', 'Categoria: Growth'],
  ])(
    '[MK-20] [MK-22] steps and reasons are in the language of the question: %s',
    async (question, step, why) => {
      renderStory(meta, Loaded, { args: { close, props: { question } } });
      expect(await screen.findByText(step)).toBeTruthy();
      const cards = within(await screen.findByRole('list', { name: 'Services found' })).getAllByRole(
        'article',
      );
      for (const card of cards) expect(card.textContent).toContain(why);
    },
  );

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

  test('[NAV-31] what is done about a service leaves the dialog first, and so does its page', async () => {
    const { portal, unmount } = renderStory(meta, Loaded, { args: { close } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a channel' }));
    expect(close.mock.calls).toEqual([[]]);
    expect(portal.opened).toMatchObject([{ name: 'add-channel' }]);
    unmount();

    close.mockReset();
    sessionStorage.clear();
    renderStory(meta, Loaded, { args: { close } });
    await userEvent.click(await screen.findByRole('link', { name: 'Channel audit' }));
    await waitFor(() => expect(close.mock.calls).toEqual([[]]));
  });

  test('[MK-22] a finished answer is said aloud once', async () => {
    renderStory(meta, Loaded, { args: { close } });
    const said = () =>
      screen.queryAllByRole('status').filter(({ textContent }) => textContent?.includes('3 services found.'));
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

  test('[MK-21] without a model the services of the matcher stand there, with a notice', async () => {
    renderStory(meta, WithoutModel, { args: { close } });
    expect(await screen.findAllByText(/The assistant is not available right now/)).not.toEqual([]);
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });
});
