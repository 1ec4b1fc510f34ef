import { listChannels, readStatistics } from '@my-air/api-client/contract';
import { answer, PortalStory } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { manyChannels, manyStatistics } from '../testing/sampleChannels.ts';
import { ReportScreen } from './ReportScreen.tsx';

const path = '/home/report';
const answers = {
  ...answer(listChannels, { channels: [...manyChannels] }),
  ...answer(readStatistics, manyStatistics),
};
const answered = (statistics: unknown) => ({
  parameters: {
    portal: {
      path,
      loadMessages,
      answers: { ...answers, [readStatistics.key]: statistics },
    },
  },
});

const meta = {
  title: 'Home/ReportScreen',
  component: ReportScreen,
  decorators: [PortalStory],
  parameters: { portal: { path, loadMessages, answers } },
} satisfies Meta<typeof ReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** One channel has nothing to be compared with. */
export const OneChannel: Story = answered({
  ...manyStatistics,
  channels: manyStatistics.channels.slice(0, 1),
});

/** No channel is connected. */
export const Empty: Story = answered({ channels: [], next_payout: null });

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };
