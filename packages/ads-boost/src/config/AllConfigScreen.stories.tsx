import { PortalStory, type Answers, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { boostAnswers } from '../testing/boostAnswers.ts';
import { AllConfigScreen } from './AllConfigScreen.tsx';

const inPortal = (answers: Answers, more: PortalStoryParameters = {}) => ({
  parameters: {
    portal: {
      loadMessages,
      path: '/ads-boost/yt-channels/config',
      answers,
      ...more,
    } satisfies PortalStoryParameters,
  },
});

const meta = {
  title: 'Ads boost/AllConfigScreen',
  component: AllConfigScreen,
  decorators: [PortalStory],
} satisfies Meta<typeof AllConfigScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded = inPortal(boostAnswers()) satisfies Story;

/** No channel is connected: the settings can be set, and reach no video. */
export const Empty = inPortal(boostAnswers([])) satisfies Story;

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };

export const Ukrainian = inPortal(boostAnswers(), { locale: 'uk' }) satisfies Story;
