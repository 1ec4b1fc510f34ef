import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { inUkrainian } from '../testing/storyStates.tsx';
import { AboutScreen } from './AboutScreen.tsx';

const meta = {
  title: 'AI translation/AboutScreen',
  component: AboutScreen,
  decorators: [PortalStory],
  parameters: { portal: storyPortal },
} satisfies Meta<typeof AboutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Ukrainian: Story = { parameters: inUkrainian };
