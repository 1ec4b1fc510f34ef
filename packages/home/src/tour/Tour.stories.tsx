import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { Tour } from './Tour.tsx';

const meta = {
  title: 'Home/Tour',
  component: Tour,
  decorators: [PortalStory],
  args: { isOnRoad: false, index: 0, onMove: () => {}, onEnd: () => {} },
  parameters: { portal: { loadMessages }, docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first step: its element is not on this page, so it is in the middle. */
export const First: Story = {};

/** The first step where the path of a newcomer leads home. */
export const OnTheRoad: Story = { args: { isOnRoad: true } };

/** A step with a way back. */
export const Second: Story = { args: { index: 1 } };

/** The language with the longest words. */
export const Ukrainian: Story = { parameters: { portal: { loadMessages, locale: 'uk' } } };
