import { bindPorts } from '@my-air/feature-kit';
import {
  buildChannel,
  buildPartner,
  buildUser,
  forgetPage,
  renderInPortal,
} from '@my-air/feature-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { accountsPorts } from '../ports.ts';
import { ConnectedMoment } from './ConnectedMoment.tsx';

const channel = (title: string, status = 'connected', platform = 'youtube') =>
  buildChannel({ title, platform_guid: `UC-${title}`, status, platform });
const distributor = buildUser({ partner: buildPartner({ capabilities: { distribution: true } }) });

/** Another look at the channels, on a page of its own. */
let user = distributor;
function look(...channels: ReturnType<typeof channel>[]): string {
  cleanup();
  forgetPage();
  renderInPortal(<ConnectedMoment channels={channels} />, { user });
  return screen.queryByRole('status')?.textContent ?? '';
}

beforeEach(() => {
  localStorage.clear();
  user = distributor;
  bindPorts(accountsPorts, {
    linkToServices: () => '/services',
    linkToDistribution: () => '/distribution',
    linkToTranslation: () => '/ai-metadata/translation',
  });
});
afterAll(() =>
  bindPorts(accountsPorts, {
    linkToServices: undefined,
    linkToDistribution: undefined,
    linkToTranslation: undefined,
  }),
);
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

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

test('[CH-15] what is named is what the channel can be used for, and leads there', () => {
  look();
  expect(look(channel('Kite', 'connected', 'instagram'))).toContain('Go on with this channel:');
  expect(links()).toEqual(['/services']);
  look(channel('Kite', 'connected', 'instagram'), channel('Boats'), channel('Planes'));
  expect(screen.getByRole('status').textContent).toContain('Go on with these channels:');
  expect(links()).toEqual(['/services', '/distribution', '/ai-metadata/translation']);
});

test('[CH-15] distribution is named only to users who have it', () => {
  user = buildUser({ partner: buildPartner({ capabilities: {} }) });
  look();
  look(channel('Kite'));
  expect(links()).toEqual(['/services', '/ai-metadata/translation']);
});

test('[CH-15] a portal without these features names none of them', () => {
  bindPorts(accountsPorts, {
    linkToServices: undefined,
    linkToDistribution: undefined,
    linkToTranslation: undefined,
  });
  look();
  expect(look(channel('Kite'))).toBe('Kite is connected');
});
