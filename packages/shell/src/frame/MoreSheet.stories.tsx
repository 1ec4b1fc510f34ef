import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { MoreSheet } from './MoreSheet.tsx';
import { visibleNavigation } from '../navigation/visibleNavigation.ts';

const place = (id: string, group: 'grow' | 'money') => ({
  id,
  group,
  to: `/${id}`,
  icon: 'house' as const,
  label: { id, message: id },
});

const meta = {
  title: 'Shell/MoreSheet',
  component: MoreSheet,
  decorators: [PortalStory],
  args: {
    groups: visibleNavigation([place('services', 'grow'), place('finance', 'money')], undefined),
    isOpen: true,
    onOpenChange: () => {},
  },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof MoreSheet>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
