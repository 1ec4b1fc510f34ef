import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { failed, noServices, pending } from '../testing/storyStates.tsx';
import { ShelvesScreen } from './ShelvesScreen.tsx';

const meta = {
  title: 'Marketplace/ShelvesScreen',
  component: ShelvesScreen,
  decorators: [PortalStory],
  args: {},
  parameters: { portal: storyPortal },
} satisfies Meta<typeof ShelvesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Empty: Story = { parameters: noServices };

export const Loading: Story = pending;

export const Failed: Story = failed;
