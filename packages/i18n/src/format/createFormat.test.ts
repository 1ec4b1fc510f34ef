import { expect, test } from 'vitest';

import type { Locale } from '../locale/locales.ts';
import { createFormat } from './createFormat.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

function sampleOf(locale: Locale) {
  const format = createFormat({ locale, dateFormat: 'Europe', timeZone: 'Asia/Kathmandu' });
  const now = new Date('2026-11-21T12:00:00Z');
  const lines = {
    dateTime: format.dateTime('2026-11-21T10:00:00Z'),
    relative: format.relative('2026-11-19T12:00:00Z', now),
    number: format.number(12_345.6),
    compact: format.compact(1_250_000),
    percent: format.percent(12.5),
    money: format.money(1250.5),
    debt: format.money(-3),
    duration: format.duration(3905),
    list: format.list(['YouTube', 'Instagram', 'TikTok']),
  };
  return Object.fromEntries(Object.entries(lines).map(([name, text]) => [name, plain(text)]));
}

const expected: Record<Exclude<Locale, 'pseudo'>, Record<string, string>> = {
  en: {
    dateTime: '21.11.2026, 15:45',
    relative: '2 days ago',
    number: '12,345.6',
    compact: '1.3M',
    percent: '12.5%',
    money: '$1,250.50',
    debt: '-$3.00',
    duration: '1 hr 5 min',
    list: 'YouTube, Instagram, and TikTok',
  },
  uk: {
    dateTime: '21.11.2026, 15:45',
    relative: '2 дні тому',
    number: '12 345,6',
    compact: '1,3 млн',
    percent: '12,5%',
    money: '1 250,50 $',
    debt: '-3,00 $',
    duration: '1 год 5 хв',
    list: 'YouTube, Instagram і TikTok',
  },
  es: {
    dateTime: '21.11.2026, 15:45',
    relative: 'hace 2 días',
    number: '12.345,6',
    compact: '1,3 M',
    percent: '12,5 %',
    money: '1250,50 $',
    debt: '-3,00 $',
    duration: '1 h 5 min',
    list: 'YouTube, Instagram y TikTok',
  },
  ru: {
    dateTime: '21.11.2026, 15:45',
    relative: '2 дня назад',
    number: '12 345,6',
    compact: '1,3 млн',
    percent: '12,5 %',
    money: '1 250,50 $',
    debt: '-3,00 $',
    duration: '1 ч 5 мин',
    list: 'YouTube, Instagram и TikTok',
  },
  pt: {
    dateTime: '21.11.2026, 15:45',
    relative: 'há 2 dias',
    number: '12.345,6',
    compact: '1,3 mi',
    percent: '12,5%',
    money: 'US$ 1.250,50',
    debt: '-US$ 3,00',
    duration: '1 h 5 min',
    list: 'YouTube, Instagram e TikTok',
  },
};

test.each(Object.entries(expected) as [Locale, Record<string, string>][])(
  '[CH-17] [I18N-01] dates, numbers, money and lists in %s',
  (locale, lines) => {
    expect(sampleOf(locale)).toEqual(lines);
  },
);

test('the pseudo-locale formats as English does', () => {
  expect(sampleOf('pseudo')).toEqual(expected.en);
});

test('a short number comes with its exact value', () => {
  expect(createFormat({ locale: 'en' }).compactWithExact(1_234_567)).toEqual({
    short: '1.2M',
    exact: '1,234,567',
  });
});

test.each([
  [0, '0 sec'],
  [59.6, '1 min'],
  [61, '1 min 1 sec'],
  [3600, '1 hr'],
  [86_400 + 59, '1 day'],
  [90_061, '1 day 1 hr'],
])('%d seconds last %s', (seconds, text) => {
  expect(createFormat({ locale: 'en' }).duration(seconds)).toBe(text);
});

test('short amounts of money keep their sign', () => {
  const { compactMoney } = createFormat({ locale: 'en' });
  expect([0, 0.5, 40, 1500, 2_000_000].map(compactMoney)).toEqual(['$0', '$0.5', '$40', '$1.5K', '$2M']);
  expect(plain(createFormat({ locale: 'uk' }).compactMoney(1500))).toBe('1,5 тис. $');
});

test('a number that is missing or none reads as a dash', () => {
  const format = createFormat({ locale: 'en' });
  for (const value of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY]) {
    const texts = [
      format.number,
      format.compact,
      format.percent,
      format.money,
      format.compactMoney,
      format.fileSize,
      format.duration,
    ];
    expect(texts.map((write) => write(value))).toEqual(Array(7).fill('—'));
  }
});

test('the same language and preference share one object', () => {
  const one = createFormat({ locale: 'en', dateFormat: 'ISO', timeZone: 'UTC' });
  expect(createFormat({ locale: 'en', dateFormat: 'ISO', timeZone: 'UTC' })).toBe(one);
  expect(createFormat({ locale: 'en', dateFormat: 'ISO', timeZone: 'Asia/Tokyo' })).not.toBe(one);
});

test('a moment is said with its day, and the year where it is another one', () => {
  const format = createFormat({ locale: 'en', dateFormat: 'US', timeZone: 'UTC' });
  const now = new Date('2026-11-21T12:00:00Z');
  expect(plain(format.shortDateTime('2026-11-27T15:00:00Z', now))).toBe('Nov 27, 3:00 PM');
  expect(plain(format.shortDateTime('2025-11-27T15:00:00Z', now))).toBe('Nov 27, 2025, 3:00 PM');
  expect(format.shortDateTime(null, now)).toBe('—');
});
