import { PortalStory, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { PreferencesDialog } from './PreferencesDialog.tsx';

const meta = {
  title: 'Notifications/PreferencesDialog',
  component: PreferencesDialog,
  args: { isOpen: true, onClose: () => {} },
  decorators: [PortalStory],
  parameters: { portal: { loadMessages } satisfies PortalStoryParameters },
} satisfies Meta<typeof PreferencesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The kinds that can be switched off, and the reasons why the others cannot. */
export const Open: Story = {};

/** The language with the longest words. */
export const Ukrainian: Story = {
  parameters: { portal: { loadMessages, locale: 'uk' } satisfies PortalStoryParameters },
};
