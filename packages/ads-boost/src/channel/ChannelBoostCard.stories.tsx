import { buildChannel, PortalStory, type Answers } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { boostAnswers } from '../testing/boostAnswers.ts';
import { ChannelBoostCard } from './ChannelBoostCard.tsx';

const inPortal = (answers: Answers) => ({ parameters: { portal: { loadMessages, answers } } });

const meta = {
  title: 'Ads boost/ChannelBoostCard',
  component: ChannelBoostCard,
  decorators: [PortalStory],
  args: { channel: buildChannel({ platform_guid: 'UC2' }) },
} satisfies Meta<typeof ChannelBoostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A channel with a setting of its own. */
export const Loaded = inPortal(boostAnswers()) satisfies Story;

/** A channel that is not connected has no breaks to set. */
export const Empty = {
  parameters: { ...inPortal(boostAnswers([])).parameters, draws: 'nothing' },
} satisfies Story;

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };
