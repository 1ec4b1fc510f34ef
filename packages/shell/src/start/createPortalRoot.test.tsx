import { afterEach, expect, test, vi } from 'vitest';

import { createPortalRoot } from './start.tsx';
import { firstScreenPainted } from '../state/firstScreen.ts';

afterEach(() => {
  delete window.myAir;
});

test('a first screen that cannot be drawn gives way to the page of last resort, and its report does not wait for another', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fail = vi.fn<NonNullable<Window['myAir']>['fail']>();
  window.myAir = { fail };
  const report = vi.fn<(error: unknown) => void>();
  const reported = vi.fn<() => void>();
  void firstScreenPainted().then(reported);

  const broken = new Error('no screen');
  const Broken = () => {
    throw broken;
  };
  createPortalRoot(document.createElement('div'), { report }).render(<Broken />);
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce());
  expect(report).toHaveBeenCalledExactlyOnceWith(broken);
  expect(fail).toHaveBeenCalledExactlyOnceWith('broken', []);
});
