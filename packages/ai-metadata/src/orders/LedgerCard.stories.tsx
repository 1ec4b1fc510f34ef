import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { inUkrainian } from '../testing/storyStates.tsx';
import { LedgerCard } from './LedgerCard.tsx';

const meta = {
  title: 'AI translation/LedgerCard',
  component: LedgerCard,
  decorators: [PortalStory],
  parameters: { portal: storyPortal },
} satisfies Meta<typeof LedgerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Entries that bought and reserved translations, the latest first. */
export const Loaded: Story = {};

export const Ukrainian: Story = { parameters: inUkrainian };
