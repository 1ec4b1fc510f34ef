import { stubPortal, renderInPortal } from '@my-air/feature-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { ReportedUploads } from '../outbox/createPublisher.ts';
import type { OutboxEntry } from '../outbox/OutboxEntry.ts';
import { outboxOf } from '../outbox/outboxOf.ts';
import { buildOutboxEntry } from '../testing/buildOutboxEntry.ts';
import { OutgoingRow, type OutgoingActions } from './OutgoingRow.tsx';

const files = [{ name: 'plan.pdf', type: 'application/pdf', size: 2_000_000 }];
function show(values: Partial<OutboxEntry>) {
  const actions: OutgoingActions = {
    onRetry: vi.fn(),
    onCopy: vi.fn(),
    onEdit: vi.fn(),
    onDiscard: vi.fn(),
    onStop: vi.fn(),
    onCheck: vi.fn(),
    onConfirmSent: vi.fn(),
  };
  const portal = stubPortal({ user: { id: 1 } as never });
  const { container } = renderInPortal(<OutgoingRow entry={buildOutboxEntry(values)} actions={actions} />, {
    portal,
  });
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
  return { actions, portal, container, buttons };
}

test.for<[string, Partial<OutboxEntry>, string, readonly string[]]>([
  ['queued', { state: 'queued' }, 'Waiting to be sent', ['Edit', 'Copy', 'Delete']],
  ['sending', { state: 'sending' }, 'Sending', []],
  [
    'failed',
    { state: 'failed', failure: { code: 'server' } },
    'Not sent yet',
    ['Send again', 'Edit', 'Copy', 'Delete'],
  ],
  [
    'refused',
    { state: 'refused', failure: { code: 'validation' } },
    'Not accepted',
    ['Edit', 'Copy', 'Delete'],
  ],
  [
    'maybe sent',
    { state: 'maybeSent' },
    'Did it arrive?',
    ['It arrived', 'Check again', 'Send again', 'Edit', 'Copy', 'Delete'],
  ],
  ['being stopped', { state: 'failed', failure: { code: 'aborted' } }, 'Stopping', []],
  [
    'stopped',
    { state: 'refused', failure: { code: 'aborted' } },
    'Stopped, not sent',
    ['Send again', 'Edit', 'Copy', 'Delete'],
  ],
  [
    'without its files',
    { state: 'refused', failure: { code: 'aborted', lostFiles: ['plan.pdf'] } },
    'Choose them again: plan.pdf',
    ['Edit', 'Copy', 'Delete'],
  ],
])('[MS-03] %s is said with an icon and words, and with what can be done', ([, values, words, choices]) => {
  const { container, buttons } = show(values);
  expect(container.textContent).toContain(words);
  expect(container.querySelector('[data-state] > svg')).not.toBeNull();
  expect(buttons()).toEqual(choices);
});

test('[MS-12] files on their way say how far they are, and can be stopped until all of them have left', async () => {
  const { actions, portal } = show({ state: 'sending', files });
  const bar = await screen.findByRole('progressbar', { name: 'Sending the files' });
  expect(bar.getAttribute('aria-valuenow')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  // As another tab reports them.
  const uploads = outboxOf(portal, 1).uploads as ReportedUploads;
  uploads.show('key-1', 0.25);
  await screen.findByText('500 KB of 2 MB');
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(actions.onStop).toHaveBeenCalledWith('key-1');
  uploads.show('key-1', 1);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
});

test('[MS-36] what only this tab has says so', () => {
  expect(show({ isKept: false }).container.textContent).toContain('Kept in this tab only');
});
