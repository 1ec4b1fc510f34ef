import { readStatistics, type Statistics } from '@my-air/api-client/contract';
import { answer, buildFailure, PortalStory } from '@my-air/feature-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../messages.ts';
import { StatisticsCard } from './StatisticsCard.tsx';

const days = Array.from({ length: 56 }, (_, place) => ({
  date: new Date(Date.UTC(2026, 8, 30 + place)).toISOString().slice(0, 10),
  views: Math.round(4000 + place * 60 + 900 * Math.sin(place / 1.1)),
  subscribers: 12_000 + place * 9,
  revenue_usd: Math.round(700 + place * 9 + 160 * Math.sin(place / 1.1)) / 100,
}));

/** Eight weeks of one channel, and what is paid out next. */
const sampleStatistics: Statistics = {
  channels: [{ platform_guid: 'UC1', days }],
  next_payout: { amount_usd: 1240.5, date: '2026-12-15' },
};

const answered = (statistics: unknown) => ({
  parameters: { portal: { loadMessages, answers: { [readStatistics.key]: statistics } } },
});

const meta = {
  title: 'Home/StatisticsCard',
  component: StatisticsCard,
  decorators: [PortalStory],
  parameters: { portal: { loadMessages, answers: answer(readStatistics, sampleStatistics) } },
} satisfies Meta<typeof StatisticsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** No channel is connected. */
export const Empty: Story = answered({ channels: [], next_payout: null });

/** The first week: there is nothing to compare it with. */
export const FirstWeek: Story = answered({ channels: [{ platform_guid: 'UC1', days: days.slice(-7) }] });

export const Loading: Story = answered(() => new Promise(() => {}));

/** A server without statistics: the card is not there. */
export const Unknown: Story = answered(buildFailure('not_found'));
