import { renderStory } from '@my-air/feature-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import meta, { Loaded, Typing, WithoutModel } from './MarketplaceAiModal.stories.tsx';

const close = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  close.mockReset();
});

describe('[MKT-07] [MKT-08] the assistant', () => {
  test('[MK-20] steps, answer, cards with their reason; and markup of a model stays text', async () => {
    const { container } = renderStory(meta, Loaded, { args: { close } });
    expect(await screen.findByText(/<b>Dubbing<\/b> brings viewers/)).toBeTruthy();
    expect(container.ownerDocument.querySelector('[role="dialog"] b')).toBeNull();
    expect(screen.getByText('Looked in Growth')).toBeTruthy();
    const cards = within(screen.getByRole('list', { name: 'Services found' })).getAllByRole('article');
    expect(cards).toHaveLength(3);
    expect(within(cards[0]!).getByText('Growth')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show only these in the catalogue' }));
    expect(close).toHaveBeenCalledWith({ productIds: [2, 5, 7] });
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
    expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    expect(screen.queryByRole('list', { name: 'Conversation with the assistant' })).toBeNull();
  });

  test('[MK-21] without a model the services of the matcher stand there, with a notice', async () => {
    renderStory(meta, WithoutModel, { args: { close } });
    expect(await screen.findByText(/The assistant is not available right now/)).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });
});
