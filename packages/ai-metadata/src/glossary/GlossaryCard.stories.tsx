import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { answering, inUkrainian } from '../testing/storyStates.tsx';
import { GlossaryCard } from './GlossaryCard.tsx';

const meta = {
  title: 'AI translation/GlossaryCard',
  component: GlossaryCard,
  decorators: [PortalStory],
  parameters: { portal: storyPortal },
} satisfies Meta<typeof GlossaryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Empty: Story = { parameters: answering({ 'GET api/ai-metadata/glossary': { terms: [] } }) };

export const Ukrainian: Story = { parameters: inUkrainian };
