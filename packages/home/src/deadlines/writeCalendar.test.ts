import { expect, test } from 'vitest';

import { listDeadlines } from './listDeadlines.ts';
import { writeCalendar } from './writeCalendar.ts';

const now = new Date('2026-11-27T12:00:00Z');
const write = (...deadlines: Parameters<typeof listDeadlines>[0][number] & object) =>
  writeCalendar(
    'My AIR',
    listDeadlines([deadlines], now.getTime(), undefined),
    'https://portal.example',
    now,
  );
/** The lines as they were before folding, as a calendar reads them. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
/** A text as a calendar reads it. */
const unescape = (text: string) =>
  text.replaceAll(/\\([\\;,nN])/g, (_, one: string) => (one.toLowerCase() === 'n' ? '\n' : one));

const hard = [
  'Запрошення для каналу «Майстерня Олени», ґ є і ї; до завтра',
  'قناة الطبخ; الجمعة, مساءً',
  '動画の翻訳、最後の日',
  `👩‍🚀👨‍👩‍👧‍👦 ${'É'.repeat(200)}`,
  'commas, semicolons; a \\ backslash: and "quotes"',
  'two\nlines',
];

test.each(hard)('[HOME-01] a title comes back as it was: %s', (title) => {
  const text = write({ id: 'a', title, detail: title, at: '2026-12-15', to: '/home' });
  const lines = unfold(text);
  const valueOf = (name: string) => lines.find((line) => line.startsWith(`${name}:`))!.slice(name.length + 1);
  expect(unescape(valueOf('SUMMARY'))).toBe(title);
  expect(unescape(valueOf('DESCRIPTION'))).toBe(title);
});

test.each(hard)('[HOME-01] no line is longer than 75 octets, and none ends within a letter: %s', (title) => {
  const text = write({ id: 'a', title: title.repeat(4), at: '2026-12-15', to: '/home' });
  for (const line of text.split('\r\n')) {
    const octets = new TextEncoder().encode(line);
    expect(octets.length).toBeLessThanOrEqual(75);
    expect(new TextDecoder('utf-8', { fatal: true }).decode(octets)).toBe(line);
  }
});

test('[HOME-01] a day is a whole day, and a moment is in UTC', () => {
  const lines = unfold(
    write(
      { id: 'day', title: 'Payout', at: '2026-12-15', to: '/home' },
      {
        id: 'moment',
        title: 'Invitation',
        at: '2026-12-16T01:30:00+02:00',
        to: '/accounts/youtube?channel=UC1',
      },
    ),
  );
  expect(lines).toContain('DTSTART;VALUE=DATE:20261215');
  expect(lines).toContain('DTSTART:20261215T233000Z');
  expect(lines).toContain('URL;VALUE=URI:https://portal.example/accounts/youtube?channel=UC1');
});

test('[HOME-01] the same date keeps its id, so that a calendar does not have it twice', () => {
  const one = { id: 'payout-2026-12-15', title: 'Payout', at: '2026-12-15', to: '/home' };
  const idsOf = (text: string) => unfold(text).filter((line) => line.startsWith('UID:'));
  expect(idsOf(write(one))).toEqual(['UID:payout-2026-12-15@portal.example']);
  expect(idsOf(write({ ...one, title: 'Payout of $2' }))).toEqual(idsOf(write(one)));
  expect(unfold(write(one))).toContain('DTSTAMP:20261127T120000Z');
});
