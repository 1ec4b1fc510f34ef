import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { answering, inUkrainian } from '../testing/storyStates.tsx';
import { TranslationCard } from './TranslationCard.tsx';

const meta = {
  title: 'AI translation/TranslationCard',
  component: TranslationCard,
  decorators: [PortalStory],
  parameters: { portal: storyPortal },
} satisfies Meta<typeof TranslationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The balance, and the latest job. */
export const Loaded: Story = {};

/** Nothing has been translated yet. */
export const Empty: Story = {
  parameters: answering({ 'GET api/ai-metadata/batch-translations': { jobs: [] } }),
};

export const Ukrainian: Story = { parameters: inUkrainian };
