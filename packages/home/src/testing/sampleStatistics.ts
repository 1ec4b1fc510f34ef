import type { Statistics } from '@my-air/api-client/contract';

/** Eight weeks of a channel that grows. */
export const sampleDays = Array.from({ length: 56 }, (_, place) => ({
  date: new Date(Date.UTC(2026, 8, 30 + place)).toISOString().slice(0, 10),
  views: Math.round(4000 + place * 60 + 900 * Math.sin(place / 1.1)),
  subscribers: 12_000 + place * 9,
  revenue_usd: Math.round(700 + place * 9 + 160 * Math.sin(place / 1.1)) / 100,
}));

/** Eight weeks of one channel, and what is paid out next. */
export const sampleStatistics: Statistics = {
  channels: [{ platform_guid: 'UC1', days: sampleDays }],
  next_payout: { amount_usd: 1240.5, date: '2026-12-15' },
};
