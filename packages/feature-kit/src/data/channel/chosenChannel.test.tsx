import { listChannels } from '@my-air/api-client/contract';
import { forgetPage } from '../../state.ts';
import { answer, buildChannel, renderInPortal, stubPortal } from '../../testing.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { OnlyChannel } from './OnlyChannel.tsx';
import { useChosenChannel } from './useChosenChannel.ts';

const channels = ['Kite', 'Boats'].map((title) => buildChannel({ title, platform_guid: `UC-${title}` }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  forgetPage();
});

function Choices() {
  const { channel, choose } = useChosenChannel();
  return (
    <>
      <output>{channel?.title ?? 'all'}</output>
      {['UC-Kite', 'UC-gone'].map((guid) => (
        <button key={guid} type="button" onClick={() => choose(guid)}>
          {guid}
        </button>
      ))}
      <OnlyChannel />
    </>
  );
}
const open = (
  known = channels,
  portal = stubPortal({ answers: answer(listChannels, { channels: known }) }),
) => renderInPortal(<Choices />, { portal });
const shown = () => screen.getByRole('status').textContent;

test('[CH-15] a chosen channel is kept for the tab, said, and left with one press', async () => {
  const { unmount } = open();
  expect(shown()).toBe('all');
  expect(screen.queryByText(/^Only/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'UC-Kite' }));
  expect(await screen.findByText('Only Kite')).toBeTruthy();

  unmount();
  forgetPage();
  open();
  await waitFor(() => expect(shown()).toBe('Kite'));
  expect(Object.keys(localStorage)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Show all channels' }));
  expect(shown()).toBe('all');
  expect(screen.queryByText(/^Only/)).toBeNull();
});

test('[CH-15] a channel that is gone, or the only one, filters nothing', async () => {
  const { portal, unmount } = open();
  fireEvent.click(screen.getByRole('button', { name: 'UC-gone' }));
  await waitFor(() => expect(portal.api.calls).toHaveLength(1));
  expect(shown()).toBe('all');
  fireEvent.click(screen.getByRole('button', { name: 'UC-Kite' }));
  await waitFor(() => expect(shown()).toBe('Kite'));
  unmount();

  const alone = open(channels.slice(0, 1));
  await waitFor(() => expect(alone.portal.api.calls).toHaveLength(1));
  expect(shown()).toBe('all');
});
