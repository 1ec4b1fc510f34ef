import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { OAuthProfileModal } from './OAuthProfileModal.tsx';

const meta = {
  title: 'Accounts/OAuthProfileModal',
  component: OAuthProfileModal,
  decorators: [PortalStory],
  args: { props: { platform: 'youtube' }, close: () => {} },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof OAuthProfileModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Translation: Story = { args: { props: { platform: 'ai-metadata' } } };

export const Reconnecting: Story = {
  args: { props: { platform: 'ai-metadata', reconnects: { guid: 'UCkite', title: 'Kite Films' } } },
};

export const Ukrainian: Story = { parameters: { portal: { loadMessages, locale: 'uk' } } };
