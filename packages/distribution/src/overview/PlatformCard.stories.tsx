import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { buildPlatform } from '../testing/distributionAnswers.ts';
import { PlatformCard } from './PlatformCard.tsx';

const meta = {
  title: 'Distribution/PlatformCard',
  component: PlatformCard,
  decorators: [PortalStory],
  args: { platform: buildPlatform() },
  parameters: { portal: { path: '/distribution', loadMessages } },
} satisfies Meta<typeof PlatformCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It earns, and a message waits. */
export const Live: Story = { args: { platform: buildPlatform({ unread_count: 3, chat_id: 7 }) } };

export const NotAgreed: Story = {
  args: { platform: buildPlatform({ state: 'not_agreed', total_amount_usd: null, channels: [] }) },
};

export const InPreparation: Story = {
  args: { platform: buildPlatform({ state: 'agreed', total_amount_usd: null }) },
};

/** Rejected, with the reason. */
export const Rejected: Story = {
  args: { platform: buildPlatform({ state: 'rejected', reason: 'The videos have music of others.' }) },
};

/** A state that this build does not know. */
export const UnknownState: Story = { args: { platform: buildPlatform({ state: 'paused_by_platform' }) } };

/** A platform without its optional fields, and with a very long name. */
export const Bare: Story = { args: { platform: { id: 9, platform: 'W'.repeat(120) } } };

export const Ukrainian: Story = {
  parameters: { portal: { path: '/distribution', loadMessages, locale: 'uk' } },
};
