import { expect, test } from 'vitest';

import { createFormat } from './createFormat.ts';
import { endOf, mondayOf, startOf } from './dates.ts';

const moment = '2026-11-21T22:30:00Z';

test('[VAL-08] dates stand in the preferred order, US by default in English', () => {
  const dates = ['US', 'Europe', 'ISO', undefined, null, 'Mars'].map((dateFormat) =>
    createFormat({ locale: 'en', dateFormat, timeZone: 'UTC' }).date(moment),
  );
  expect(dates).toEqual(['11/21/2026', '21.11.2026', '2026-11-21', '11/21/2026', '11/21/2026', '11/21/2026']);
});

test.each([
  ['UTC', '2026-11-21 22:30'],
  ['America/New_York', '2026-11-21 17:30'],
  ['Europe/Kyiv', '2026-11-22 00:30'],
  ['Asia/Kathmandu', '2026-11-22 04:15'],
  ['Pacific/Auckland', '2026-11-22 11:30'],
])('[VAL-08] the moment is shown in the time zone %s as %s', (timeZone, text) => {
  expect(createFormat({ locale: 'en', dateFormat: 'ISO', timeZone }).dateTime(moment)).toBe(text);
});

test.each([
  // Clocks go from 03:00 to 04:00 in Kyiv, and from 02:00 back to 01:00 in New York.
  ['Europe/Kyiv', '2026-03-29T00:59:00Z', '2026-03-29 02:59'],
  ['Europe/Kyiv', '2026-03-29T01:00:00Z', '2026-03-29 04:00'],
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01 01:30'],
  ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01 01:30'],
  ['America/New_York', '2026-11-01T07:30:00Z', '2026-11-01 02:30'],
])('[VAL-08] on the day the clocks change in %s, %s is %s', (timeZone, at, text) => {
  expect(createFormat({ locale: 'en', dateFormat: 'ISO', timeZone }).dateTime(at)).toBe(text);
});

test('[VAL-08] a day without a time is that day in every time zone', () => {
  for (const timeZone of ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu']) {
    expect(createFormat({ locale: 'en', timeZone }).date('2026-01-01')).toBe('01/01/2026');
  }
});

test('[VAL-08] an unknown time zone falls back to the browser’s own', () => {
  const own = createFormat({ locale: 'en' }).dateTime(moment);
  expect(createFormat({ locale: 'en', timeZone: 'Mars/Olympus' }).dateTime(moment)).toBe(own);
});

test('[VAL-08] midnight and noon are told apart', () => {
  const american = createFormat({ locale: 'en', dateFormat: 'US', timeZone: 'UTC' });
  const european = createFormat({ locale: 'en', dateFormat: 'Europe', timeZone: 'UTC' });
  expect(american.time('2026-01-01T00:05:00Z').replace('\u202F', ' ')).toBe('12:05 AM');
  expect(american.time('2026-01-01T12:05:00Z').replace('\u202F', ' ')).toBe('12:05 PM');
  expect(european.time('2026-01-01T00:05:00Z')).toBe('00:05');
});

test('[VAL-08] what is no date reads as a dash', () => {
  const format = createFormat({ locale: 'en' });
  for (const value of [null, undefined, '', '2020-02-30', Number.NaN, new Date('x')]) {
    expect([format.date(value), format.time(value), format.dateTime(value), format.relative(value)]).toEqual([
      '—',
      '—',
      '—',
      '—',
    ]);
  }
});

test('[VAL-08] moments are taken as text, as Date and as milliseconds', () => {
  const format = createFormat({ locale: 'en', dateFormat: 'ISO', timeZone: 'UTC' });
  const date = new Date(moment);
  expect([moment, date, date.getTime()].map(format.dateTime)).toEqual(Array(3).fill('2026-11-21 22:30'));
});

test.each([
  [0, 'now'],
  [-30, '30 seconds ago'],
  [90, 'in 2 minutes'],
  [-3600, '1 hour ago'],
  [-86_400, '1 day ago'],
  [3 * 86_400, 'in 3 days'],
  [-14 * 86_400, '2 weeks ago'],
  [-60 * 86_400, '2 months ago'],
  [400 * 86_400, 'in 1 year'],
])('[I18N-01] %d seconds from now read %s', (seconds, text) => {
  const now = new Date(moment);
  expect(createFormat({ locale: 'en' }).relative(now.getTime() + seconds * 1000, now)).toBe(text);
});

test.each([
  ['en', '11/21/2026'],
  ['uk', '21.11.2026'],
  ['ru', '21.11.2026'],
  ['es', '21/11/2026'],
  ['pt', '21/11/2026'],
] as const)(
  '[VAL-08] [I18N-01] without a preference, a visitor reads dates as %s writes them: %s',
  (locale, text) => {
    expect(createFormat({ locale, timeZone: 'UTC' }).date(moment)).toBe(text);
  },
);

const now = new Date('2026-11-26T23:30:00Z');

test.each([
  ['en', undefined, 'Nov 21', 'Nov 21, 2025'],
  ['en', 'US', 'Nov 21', 'Nov 21, 2025'],
  ['en', 'Europe', '21 Nov', '21 Nov 2025'],
  ['en', 'ISO', '2026-11-21', '2025-11-21'],
  ['uk', 'US', '21 лист.', '21 лист. 2025 р.'],
  ['ru', undefined, '21 нояб.', '21 нояб. 2025 г.'],
  ['es', undefined, '21 nov', '21 nov 2025'],
  ['pt', undefined, '21 de nov.', '21 de nov. de 2025'],
] as const)('[VAL-08] a day is said in %s, preference %s: %s, and %s', (locale, dateFormat, near, far) => {
  const { shortDate } = createFormat({ locale, dateFormat, timeZone: 'UTC' });
  expect([shortDate('2026-11-21', now), shortDate('2025-11-21', now)].map(plain)).toEqual([near, far]);
});

test.each([
  ['en', ['Nov 24', 'Yesterday', 'Today', 'Tomorrow', 'In 3 days', 'In 6 days', 'Dec 3']],
  ['uk', ['24 лист.', 'Учора', 'Сьогодні', 'Завтра', 'Через 3 дні', 'Через 6 днів', '3 груд.']],
  ['ru', ['24 нояб.', 'Вчера', 'Сегодня', 'Завтра', 'Через 3 дня', 'Через 6 дней', '3 дек.']],
  ['es', ['24 nov', 'Ayer', 'Hoy', 'Mañana', 'Dentro de 3 días', 'Dentro de 6 días', '3 dic']],
  ['pt', ['24 de nov.', 'Ontem', 'Hoje', 'Amanhã', 'Em 3 dias', 'Em 6 dias', '3 de dez.']],
] as const)('[VAL-08] a near day is said by its distance in %s', (locale, said) => {
  const { day } = createFormat({ locale, timeZone: 'UTC' });
  const days = [
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-29',
    '2026-12-02',
    '2026-12-03',
  ];
  expect(days.map((value) => plain(day(value, now)))).toEqual(said);
});

test('[VAL-08] days are counted by the midnights of the zone, not by hours', () => {
  const { day } = createFormat({ locale: 'en', timeZone: 'America/New_York' });
  // 18:30 and 23:59 of the same evening, and one minute after its midnight.
  expect([day('2026-11-27T04:59:00Z', now), day('2026-11-27T05:00:00Z', now)]).toEqual(['Today', 'Tomorrow']);
});

/** Narrow and other spaces as plain ones. */
function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}

const zones = [
  ['Europe/Kyiv', '2026-11-27T22:00:00Z', '2026-11-28T22:00:00Z'],
  ['America/Los_Angeles', '2026-11-28T08:00:00Z', '2026-11-29T08:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-27T10:00:00Z', '2026-11-28T10:00:00Z'],
  ['Etc/GMT+12', '2026-11-28T12:00:00Z', '2026-11-29T12:00:00Z'],
  ['Asia/Kathmandu', '2026-11-27T18:15:00Z', '2026-11-28T18:15:00Z'],
] as const;

test.each(zones)('[VAL-08] in %s a day begins and ends at its own midnights', (zone, start, end) => {
  expect(new Date(startOf('2026-11-28', zone)).toISOString()).toBe(start.replace('Z', '.000Z'));
  expect(new Date(endOf('2026-11-28', zone)).toISOString()).toBe(end.replace('Z', '.000Z'));
});

test.each([
  // 23 and 25 hours, and a day of Beirut that begins at 01:00.
  ['Europe/Kyiv', '2026-03-29', 23],
  ['America/New_York', '2026-11-01', 25],
  ['Asia/Beirut', '2026-03-29', 23],
])('[VAL-08] the day on which the clocks of %s change is %s, of %i hours', (zone, day, hours) => {
  expect(endOf(day, zone) - startOf(day, zone)).toBe(hours * 3_600_000);
});

test('[VAL-08] a moment begins and is over at itself, in every time zone', () => {
  for (const value of [moment, Date.parse(moment), new Date(moment)]) {
    expect([startOf(value, 'Asia/Tokyo'), endOf(value, undefined)]).toEqual(
      Array(2).fill(Date.parse(moment)),
    );
  }
});

test('[VAL-08] without a time zone that is known, days are those of the browser', () => {
  for (const zone of [undefined, null, 'Mars/Olympus']) {
    expect(startOf('2026-11-28', zone)).toBe(new Date(2026, 10, 28).getTime());
    expect(endOf('2026-11-28', zone)).toBe(new Date(2026, 10, 29).getTime());
  }
});

test('[VAL-08] what is no date neither begins nor ends', () => {
  for (const value of [null, undefined, '', 'soon', '2026-02-30', Number.NaN]) {
    expect([startOf(value, 'UTC'), endOf(value, 'UTC')]).toEqual([Number.NaN, Number.NaN]);
  }
});

test('[VAL-08] what happened is never ahead, though the clock of the device is three minutes slow', () => {
  const format = createFormat({ locale: 'en', timeZone: 'UTC' });
  const now = Date.parse(moment) - 3 * 60_000;
  expect(format.ago(moment, now)).toBe('now');
  expect(format.ago(moment, now + 6 * 60_000)).toBe('3 minutes ago');
  expect(format.ago(null, now)).toBe('—');
  expect(format.relative(moment, now)).toBe('in 3 minutes');
});

test.each([
  // Sunday evening in UTC is Monday in Kyiv, and still Sunday in New York.
  ['2026-11-29T22:30:00Z', 'UTC', '2026-11-23'],
  ['2026-11-29T22:30:00Z', 'Europe/Kyiv', '2026-11-30'],
  ['2026-11-30T02:00:00Z', 'America/New_York', '2026-11-23'],
  ['2026-12-03T12:00:00Z', 'UTC', '2026-11-30'],
  ['2027-01-02T12:00:00Z', 'UTC', '2026-12-28'],
])('[VAL-08] the week of %s in %s begins on Monday, %s', (at, timeZone, monday) => {
  expect(mondayOf(Date.parse(at), timeZone)).toBe(monday);
});
