import type { Channel } from '@my-air/api-client/contract';
import type { ActOutcome, SeveralAct } from '@my-air/feature-kit';
import { startAct } from '@my-air/feature-kit/data';
import { buildChannel, renderInPortal, renderStory } from '@my-air/feature-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ActsButton } from './ActsButton.tsx';
import meta, {
  CanBeUndone,
  Hundred,
  NeedsTheUser,
  Refused,
  Running,
  Undone,
} from '../acts/Results.stories.tsx';

const lines = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('[ACC-01] while an act runs, each channel says how far it is, and nothing is offered', async () => {
  renderStory(meta, Running);
  expect(await lines()).toEqual([
    'Kite 0Done',
    'Kite 1In progress',
    'Kite 2In progress',
    'Kite 3Waiting',
    'Kite 4Waiting',
  ]);
  expect(screen.getByText('1 of 5')).toBeTruthy();
  expect(buttons()).toEqual([]);
});

test('[ACC-01] a refusal has its reason; those that may succeed are tried again, of others our team is asked', async () => {
  renderStory(meta, Refused);
  expect((await lines())[1]).toBe('Kite 1There is no connection. Try again when you are online.');
  expect(screen.getByText('1 applications sent · 2 not done')).toBeTruthy();
  expect(buttons()).toEqual(['Try 1 again', 'Write to support']);
});

test('[CH-07] a channel that needs the user has the button that leads on', async () => {
  renderStory(meta, NeedsTheUser);
  expect(await lines()).toEqual([
    'Kite 0Sign in and choose this channel there.Reconnect',
    'Kite 1Done',
    'Kite 2Sign in and choose this channel there.Reconnect',
  ]);
  expect(screen.getByText('1 applications sent · 2 need you')).toBeTruthy();
});

test('[ACC-01] what was done is taken back where the act can be, and what was taken back says so', async () => {
  const { unmount } = renderStory(meta, CanBeUndone);
  expect(await lines()).toHaveLength(2);
  expect(buttons()).toEqual(['Undo']);
  unmount();
  renderStory(meta, Undone);
  expect(await lines()).toEqual(['Kite 0Undone', 'Kite 1Undone']);
  expect(buttons()).toEqual([]);
});

test('[CH-15] of a hundred channels two of one name are told apart by their platform', async () => {
  renderStory(meta, Hundred);
  expect(await lines()).toHaveLength(100);
  expect((await lines()).slice(0, 2).map((text) => text?.slice(0, 14))).toEqual([
    'Kite · YouTube',
    'Kite · YouTube',
  ]);
});

test('[ACC-01] the button in the top bar counts, opens with the act, and leaves once all is done', async () => {
  const answers: ((outcome: ActOutcome) => void)[] = [];
  const sample: SeveralAct<Channel> = {
    id: 'sample',
    label: { id: 'Apply', message: 'Apply' },
    done: (count) => ({ id: `${count} sent`, message: `${count} sent` }),
    start: async () => () => new Promise((resolve) => answers.push(resolve)),
  };
  const { portal } = renderInPortal(<ActsButton />);
  expect(screen.queryByRole('button')).toBeNull();
  const channels = [1, 2].map((id) => buildChannel({ platform_guid: `UC${id}`, title: `Kite ${id}` }));
  await act(() => startAct(portal, sample, channels));
  const sheet = within(await screen.findByRole('dialog', { name: 'Results' }));
  expect(await sheet.findAllByRole('listitem')).toHaveLength(2);
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[0]!({ state: 'done' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Results/ }).textContent).toContain('1 of 2'),
  );
  await act(async () => answers[1]!({ state: 'refused', text: 'Too early', canRetry: false }));
  expect(await sheet.findByText('1 sent · 1 not done')).toBeTruthy();

  // Something is left to do: closed, the button stays.
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /Results/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear the results' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Results/ })).toBeNull());
});
