import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { JoinScreen } from './JoinScreen.tsx';

const meta = {
  title: 'Affiliate program/JoinScreen',
  component: JoinScreen,
  decorators: [PortalStory],
  parameters: { portal: { path: '/affiliate-program', loadMessages } },
} satisfies Meta<typeof JoinScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It asks the server nothing: this is all that it shows. */
export const Loaded: Story = {};

export const Ukrainian: Story = {
  parameters: { portal: { path: '/affiliate-program', loadMessages, locale: 'uk' } },
};
