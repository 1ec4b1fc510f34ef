import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { optimizationAnswers } from '../testing/buildOptimization.ts';
import { ChoosePromptsModal } from './ChoosePromptsModal.tsx';

const answers = optimizationAnswers();
const meta = {
  title: 'AI optimization/ChoosePromptsModal',
  component: ChoosePromptsModal,
  decorators: [PortalStory],
  args: { props: {}, close: () => {} },
  parameters: { portal: { loadMessages, answers } },
} satisfies Meta<typeof ChoosePromptsModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Empty: Story = {
  parameters: { portal: { loadMessages, answers: { 'GET api/ai-optimization/prompts': { prompts: [] } } } },
};

export const Loading: Story = {
  parameters: {
    portal: { loadMessages, answers: { 'GET api/ai-optimization/prompts': () => new Promise(() => {}) } },
  },
};

export const Failed: Story = {
  parameters: {
    portal: { loadMessages, answers: { 'GET api/ai-optimization/prompts': new Error('offline') } },
  },
};

export const Ukrainian: Story = { parameters: { portal: { loadMessages, answers, locale: 'uk' } } };
