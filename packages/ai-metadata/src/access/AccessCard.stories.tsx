import { PortalStory } from '@my-air/feature-api/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { inUkrainian } from '../testing/storyStates.tsx';
import { AccessCard } from './AccessCard.tsx';

const meta = {
  title: 'AI translation/AccessCard',
  component: AccessCard,
  decorators: [PortalStory],
  parameters: { portal: storyPortal },
} satisfies Meta<typeof AccessCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What somebody sees who has not asked for the service. */
export const Default: Story = {};

export const Ukrainian: Story = { parameters: inUkrainian };
