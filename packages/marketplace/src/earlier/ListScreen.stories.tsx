import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { failed, noServices, pending } from '../testing/storyStates.tsx';
import { ListScreen } from './ListScreen.tsx';

const meta = {
  title: 'Marketplace/ListScreen',
  component: ListScreen,
  decorators: [PortalStory],
  args: { search: {}, onChange: () => {} },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof ListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Empty: Story = { parameters: noServices };

export const Loading: Story = pending;

export const Failed: Story = failed;
