import { PortalStory } from '@my-air/feature-kit/stories';
import { Text } from '@my-air/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, type ComponentType } from 'react';

import { loadMessages } from '../locales/index.ts';
import { TopBarSheet } from './TopBarSheet.tsx';

/** A contribution to the top bar whose content arrives like this. */
const item = (id: string, load: () => Promise<ComponentType>) => ({
  item: {
    id,
    label: { id: 'Notifications', message: 'Notifications' },
    icon: 'house' as const,
    Sheet: lazy(async () => ({ default: await load() })),
  },
});

const meta = {
  title: 'Shell/TopBarSheet',
  component: TopBarSheet,
  decorators: [PortalStory],
  args: {
    ...item('loaded', async () => () => <Text>Everything is read.</Text>),
    isOpen: true,
    onOpenChange: () => {},
    anchor: { current: null },
  },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof TopBarSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = { args: item('loading', () => new Promise(() => {})) };

export const Failed: Story = { args: item('failed', () => Promise.reject(new Error('offline'))) };
