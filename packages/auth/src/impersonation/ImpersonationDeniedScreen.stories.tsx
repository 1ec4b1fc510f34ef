import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { ImpersonationDeniedScreen } from './ImpersonationDeniedScreen.tsx';

const meta = {
  title: 'Auth/ImpersonationDeniedScreen',
  component: ImpersonationDeniedScreen,
  decorators: [PortalStory],
  parameters: { portal: { user: null, loadMessages } },
} satisfies Meta<typeof ImpersonationDeniedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Spanish: Story = { parameters: { portal: { user: null, loadMessages, locale: 'es' } } };
