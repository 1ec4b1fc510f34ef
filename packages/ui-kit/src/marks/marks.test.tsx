import { render } from '@testing-library/react';
import * as simpleIcons from 'simple-icons';
import { expect, test } from 'vitest';

import * as brandPaths from './brandPaths.ts';
import { ContactMark } from './ContactMark.tsx';
import * as contactPaths from './contactPaths.ts';
import * as neutralPaths from './neutralPaths.ts';
import { PlatformMark } from './PlatformMark.tsx';

const published = new Map(Object.values(simpleIcons).map((icon) => [icon.path, icon]));

test('each mark of a brand is the one that simple-icons publishes, under its free licence', () => {
  const others = Object.entries({ ...brandPaths, ...contactPaths }).filter(([, { path }]) => {
    const icon = published.get(path);
    // A few icons of the collection have a licence of their own; the others are free (CC0-1.0).
    return icon === undefined || icon.license !== undefined;
  });
  expect(others.map(([name]) => name)).toEqual([]);
});

test('the marks of our own are nobody else’s', () => {
  expect(Object.values(neutralPaths).filter(({ path }) => published.has(path))).toEqual([]);
});

const outline = (mark: React.ReactElement) => render(mark).container.querySelector('path')?.getAttribute('d');
const globe = neutralPaths.globe.path;

test.each([
  'discord',
  'facebook',
  'google+',
  'instagram',
  'likee',
  'linkedin',
  'email',
  'messenger',
  'phone',
  'skype',
  'telegram',
  'tiktok',
  'twitch',
  'twitter',
  'viber',
  'vkontakte',
  'whatsapp',
  'youtube',
])('the contact type "%s" has a mark of its own, however it is spelled', (type) => {
  expect(outline(<ContactMark type={type} />)).not.toBe(globe);
  expect(outline(<ContactMark type={type.toUpperCase()} />)).toBe(outline(<ContactMark type={type} />));
});

test.each(['website', 'carrier pigeon', 'constructor', ''])('"%s" has the neutral mark', (type) => {
  expect(outline(<ContactMark type={type} />)).toBe(globe);
});

test.each(['youtube', 'tiktok', 'instagram', 'facebook', 'twitch', 'snapchat', 'spotify', 'dailymotion'])(
  'the platform "%s" has a mark of its own',
  (platform) => {
    expect(outline(<PlatformMark platform={platform} />)).not.toBe(globe);
  },
);

test('what is black in daylight takes the colour of the text, so that it is seen at night', () => {
  const fill = (platform: string) =>
    render(<PlatformMark platform={platform} isMuted={false} />)
      .container.querySelector('svg')
      ?.getAttribute('fill');
  expect(fill('tiktok')).toBe('currentColor');
  expect(fill('youtube')).toBe('#FF0000');
});
