import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../../locales/index.ts';
import { PortalStory } from '../../stories.ts';
import { LostItem } from './LostItem.tsx';

const meta = {
  title: 'Shared views/Item that could not be shown',
  component: LostItem,
  decorators: [PortalStory],
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof LostItem>;
export default meta;

export const Lost: StoryObj<typeof meta> = {};
