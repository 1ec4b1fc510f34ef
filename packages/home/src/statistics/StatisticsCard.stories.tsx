import { listChannels, readStatistics } from '@my-air/api-client/contract';
import { answer, buildFailure, PortalStory } from '@my-air/feature-kit/stories';
import { Slot } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { manyChannels, manyStatistics } from '../testing/sampleChannels.ts';
import { sampleDays, sampleStatistics } from '../testing/sampleStatistics.ts';
import { StatisticsCard } from './StatisticsCard.tsx';

const answered = (statistics: unknown) => ({
  parameters: { portal: { loadMessages, answers: { [readStatistics.key]: statistics } } },
});

const meta = {
  title: 'Home/StatisticsCard',
  component: StatisticsCard,
  // As on home, which shows the shape of a card that is loading.
  render: () => (
    <Slot name="statistics" height={420}>
      <StatisticsCard />
    </Slot>
  ),
  decorators: [PortalStory],
  parameters: { portal: { loadMessages, answers: answer(readStatistics, sampleStatistics) } },
} satisfies Meta<typeof StatisticsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** Several channels: also those that rose and fell most. */
export const Several: Story = {
  parameters: {
    portal: {
      loadMessages,
      answers: {
        ...answer(readStatistics, manyStatistics),
        ...answer(listChannels, { channels: [...manyChannels] }),
      },
    },
  },
};

/** No channel is connected. */
export const Empty: Story = answered({ channels: [], next_payout: null });

/** The first week: there is nothing to compare it with. */
export const FirstWeek: Story = answered({
  channels: [{ platform_guid: 'UC1', days: sampleDays.slice(-7) }],
});

export const Loading: Story = answered(() => new Promise(() => {}));

/** A server without statistics: the card is not there. */
export const Unknown: Story = {
  parameters: { ...answered(buildFailure('not_found')).parameters, draws: 'nothing' },
};
