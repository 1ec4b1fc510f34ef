import { ApiError } from '@my-air/api-client';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import { CapabilityMissing } from '../errors/CapabilityMissing.ts';
import { createPortalRoot } from './start.tsx';
import { firstScreenPainted } from '../state/firstScreen.ts';

test('a first screen that cannot be drawn gives way to the page of last resort, and its report does not wait for another', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const report = vi.fn<(error: unknown) => void>();
  const reported = vi.fn<() => void>();
  void firstScreenPainted().then(reported);
  const told = vi.fn<(failure: unknown) => void>();
  document.addEventListener('last-resort', (event) => told(event instanceof CustomEvent && event.detail));

  const broken = new Error('no screen');
  const Broken = () => {
    throw broken;
  };
  createPortalRoot(document.createElement('div'), { report }).render(<Broken />);
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce());
  expect(report).toHaveBeenCalledExactlyOnceWith(broken);
  expect(told).toHaveBeenCalledExactlyOnceWith({ kind: 'broken', details: [] });
});

/** A screen that explains whatever its content throws. */
class Explained extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? 'explained' : this.props.children;
  }
}

test.each([
  [
    'a failed call is reported without a warning',
    new ApiError({ code: 'not_found', key: 'GET api/test', pageLoading: true }),
    [0, 1],
  ],
  ['a missing capability is neither reported nor warned of', new CapabilityMissing('games'), [0, 0]],
  ['any other error is reported with a warning', new Error('a fault'), [1, 1]],
] as const)('where a screen explains it, %s', async (_, error, [warnings, reports]) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const report = vi.fn<(error: unknown) => void>();
  const root = document.createElement('div');
  const Broken = () => {
    throw error;
  };
  createPortalRoot(root, { report }).render(
    <Explained>
      <Broken />
    </Explained>,
  );
  await vi.waitFor(() => expect(root.textContent).toBe('explained'));
  expect(warn).toHaveBeenCalledTimes(warnings);
  expect(report).toHaveBeenCalledTimes(reports);
});
