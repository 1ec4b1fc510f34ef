import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { PendingChangesModal } from './PendingChangesModal.tsx';

const meta = {
  title: 'Shell/PendingChangesModal',
  component: PendingChangesModal,
  decorators: [PortalStory],
  args: { props: { count: 1 }, close: () => {} },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof PendingChangesModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Many: Story = { args: { props: { count: 12 } } };

/** The language with the longest words. */
export const Ukrainian: Story = {
  args: { props: { count: 3 } },
  parameters: { portal: { loadMessages, locale: 'uk' } },
};
