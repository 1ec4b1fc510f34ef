import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { AuthRedirectModal } from './AuthRedirectModal.tsx';

const meta = {
  title: 'Shell/AuthRedirectModal',
  component: AuthRedirectModal,
  decorators: [PortalStory],
  args: {
    props: { reason: 'Sign the new terms first.', url: 'https://accounts.example.com/terms' },
    close: () => {},
  },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof AuthRedirectModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ukrainian: Story = { parameters: { portal: { loadMessages, locale: 'uk' } } };
