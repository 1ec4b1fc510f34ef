import { PortalStory, type Answers, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { boostAnswers } from '../testing/boostAnswers.ts';
import { ChannelConfigScreen } from './ChannelConfigScreen.tsx';

const inPortal = (answers: Answers, more: PortalStoryParameters = {}) => ({
  parameters: {
    portal: {
      loadMessages,
      path: '/ads-boost/yt-channels/UC2/config',
      answers,
      ...more,
    } satisfies PortalStoryParameters,
  },
});

const meta = {
  title: 'Ads boost/ChannelConfigScreen',
  component: ChannelConfigScreen,
  decorators: [PortalStory],
  args: { guid: 'UC2' },
} satisfies Meta<typeof ChannelConfigScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded = inPortal(boostAnswers()) satisfies Story;

/** A channel without videos. */
export const Empty = { ...inPortal(boostAnswers([])), args: { guid: 'UC9' } } satisfies Story;

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };

export const Ukrainian = inPortal(boostAnswers(), { locale: 'uk' }) satisfies Story;
