import { PortalStory } from '@my-air/feature-api/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../messages.ts';
import { MoreSheet } from './MoreSheet.tsx';
import { visibleNavigation } from './visibleNavigation.ts';

const place = (id: string, group: 'growth' | 'money') => ({
  id,
  group,
  to: `/${id}`,
  icon: 'HouseIcon' as const,
  label: { en: id, uk: id, es: id, ru: id, pt: id },
});

const meta = {
  title: 'Shell/MoreSheet',
  component: MoreSheet,
  decorators: [PortalStory],
  args: {
    groups: visibleNavigation([place('services', 'growth'), place('finance', 'money')], undefined),
    isOpen: true,
    onClose: () => {},
  },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof MoreSheet>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
