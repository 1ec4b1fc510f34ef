import { renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { buildOutgoingMessage } from '../testing/buildOutgoingMessage.ts';
import type { OutgoingMessage } from './OutgoingMessage.ts';
import { OutgoingRow } from './OutgoingRow.tsx';
import { showUpload } from './tabNews.ts';
import type { OutgoingActions } from './useOutgoing.ts';

function show(values: Partial<OutgoingMessage>) {
  const actions: OutgoingActions = {
    onSendAgain: vi.fn(),
    onCopy: vi.fn(),
    onEdit: vi.fn(),
    onDelete: vi.fn(),
    onStop: vi.fn(),
  };
  const message = buildOutgoingMessage(values);
  const { container } = renderInPortal(<OutgoingRow message={message} actions={actions} />, {
    portal: stubPortal(),
  });
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
  return { actions, container, buttons, message };
}

test.for<[string, Partial<OutgoingMessage>, string, readonly string[]]>([
  ['waiting', {}, 'Waiting to be sent', ['Edit', 'Copy', 'Delete']],
  ['sending', { state: 'sending' }, 'Sending', []],
  ['tried again', { failure: { code: 'server' } }, 'Not sent yet', ['Edit', 'Copy', 'Delete']],
  [
    'refused',
    { state: 'refused', failure: { code: 'validation', words: 'Not like this.' } },
    'Not like this.',
    ['Send again', 'Edit', 'Copy', 'Delete'],
  ],
  [
    'of unknown fate',
    { state: 'unknown' },
    'May not have been sent',
    ['Send again', 'Edit', 'Copy', 'Delete'],
  ],
  ['stopped', { state: 'stopped' }, 'Stopped, not sent', ['Send again', 'Edit', 'Copy', 'Delete']],
])('[MS-03] %s is said with an icon and words, and with what can be done', ([, values, words, choices]) => {
  const { container, buttons } = show(values);
  expect(container.textContent).toContain(words);
  expect(container.querySelector('[data-state] > svg')).not.toBeNull();
  expect(buttons()).toEqual(choices);
});

test('[MS-12] files on their way say how far they are, and can be stopped until all of them have left', async () => {
  const files = [{ name: 'plan.pdf', type: 'application/pdf', size: 2_000_000 }];
  const { actions, message } = show({ state: 'sending', files });
  const bar = await screen.findByRole('progressbar', { name: 'Sending the files' });
  expect(bar.getAttribute('aria-valuenow')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  act(() => showUpload('key-1', 0.25));
  await screen.findByText('500 KB of 2 MB');
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(actions.onStop).toHaveBeenCalledWith(message);
  act(() => showUpload('key-1', 1));
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

test('[MS-36] what only this tab has says so', () => {
  expect(show({ isKept: false }).container.textContent).toContain('Kept in this tab only');
});
