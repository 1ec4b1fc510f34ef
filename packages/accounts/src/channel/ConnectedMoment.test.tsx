import { buildChannel, forgetPage, renderInPortal } from '@my-air/feature-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { ConnectedMoment } from './ConnectedMoment.tsx';

const channel = (title: string, status = 'connected') =>
  buildChannel({ title, platform_guid: `UC-${title}`, status });

/** Another look at the channels, on a page of its own. */
function look(...channels: ReturnType<typeof channel>[]): string {
  cleanup();
  forgetPage();
  renderInPortal(<ConnectedMoment channels={channels} />);
  return screen.queryByRole('status')?.textContent ?? '';
}

beforeEach(() => localStorage.clear());

test('[CH-15] a channel that has been connected since the last look is told once', () => {
  expect(look(channel('Kite'), channel('Boats', 'pending'))).toBe('');
  expect(look(channel('Kite'), channel('Boats'))).toContain('Boats is connected');
  expect(look(channel('Kite'), channel('Boats'))).toBe('');
});

test('[CH-15] several of them are told as one, and a lost one that comes back is no news', () => {
  look(channel('Kite'));
  expect(look(channel('Kite'), channel('Boats'), channel('Planes'))).toContain('2 channels are connected');
  look(channel('Kite', 'rejected'), channel('Boats'), channel('Planes'));
  expect(look(channel('Kite'), channel('Boats'), channel('Planes'))).toBe('');
});

test('[CH-15] the first channel of a new creator is told as well', () => {
  expect(look()).toBe('');
  expect(look(channel('Kite'))).toContain('Kite is connected');
});
