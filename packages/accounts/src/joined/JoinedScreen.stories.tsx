import { listChannels, readStatistics } from '@my-air/api-client/contract';
import {
  answer,
  buildChannel,
  buildPartner,
  buildUser,
  PortalStory,
  type PortalStoryParameters,
} from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { JoinedScreen } from './JoinedScreen.tsx';

const channel = buildChannel({ title: 'Quiet Mechanics', subscriber_count: 12_400 });
const days = Array.from({ length: 28 }, (_, place) => ({
  date: new Date(Date.UTC(2026, 10, 1 + place)).toISOString().slice(0, 10),
  views: Math.round(900 + place * 12 + 160 * Math.sin(place / 1.1)),
  subscribers: 12_000 + place * 15,
}));
const portal: PortalStoryParameters = {
  loadMessages,
  path: '/accounts/youtube',
  user: buildUser({
    partner: buildPartner({
      manager: { id: 7, display_name: 'Iryna Savchenko' },
      capabilities: { member: true, referral_program: true },
    }),
  }),
  answers: {
    ...answer(listChannels, { channels: [channel] }),
    ...answer(readStatistics, {
      channels: [{ platform_guid: channel.platform_guid, days }],
      next_report: { date: '2026-12-15' },
    }),
  },
};

const meta = {
  title: 'Accounts/JoinedScreen',
  component: JoinedScreen,
  decorators: [PortalStory],
  args: { channel },
  parameters: { portal },
} satisfies Meta<typeof JoinedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A partner with all that the page can show. */
export const Loaded: Story = {};

const withStatistics = (response: unknown): Story => ({
  parameters: {
    portal: {
      ...portal,
      answers: { ...answer(listChannels, { channels: [channel] }), [readStatistics.key]: response },
    },
  },
});

/** A channel without any day yet. */
export const Empty: Story = withStatistics({ channels: [] });

/** The figures are on their way. */
export const Loading: Story = withStatistics(new Promise<never>(() => {}));

/** A server without statistics: the page is whole without the figures. */
export const Failed: Story = withStatistics(new Error('offline'));
