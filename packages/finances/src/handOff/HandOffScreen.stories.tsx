import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { HandOffScreen } from './HandOffScreen.tsx';

const meta = {
  title: 'Finances/HandOffScreen',
  component: HandOffScreen,
  decorators: [PortalStory],
  args: { url: 'https://finance.my-air.test/account' },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof HandOffScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the browser has left. */
export const Loading: Story = {};

/** The language with the longest words. */
export const Ukrainian: Story = { parameters: { portal: { loadMessages, locale: 'uk' } } };
