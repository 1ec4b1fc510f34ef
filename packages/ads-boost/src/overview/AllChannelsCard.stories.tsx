import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { twoChannels } from '../testing/boostAnswers.ts';
import { buildSettings } from '../testing/buildBoost.ts';
import { AllChannelsCard } from './AllChannelsCard.tsx';

const meta = {
  title: 'Ads boost/AllChannelsCard',
  component: AllChannelsCard,
  decorators: [PortalStory],
  args: { settings: buildSettings(), channels: twoChannels },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof AllChannelsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const SwitchedOff: Story = { args: { settings: buildSettings({ enabled: false }) } };

/** No channel is connected. */
export const Empty: Story = { args: { channels: [] } };

export const Ukrainian: Story = { parameters: { portal: { loadMessages, locale: 'uk' } } };
