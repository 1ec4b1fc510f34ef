import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { saveSnippet } from './snippets.ts';
import { SnippetsDialog } from './SnippetsDialog.tsx';

const meta = {
  title: 'Messenger/SnippetsDialog',
  component: SnippetsDialog,
  decorators: [PortalStory],
  args: { isOpen: true, onClose: () => {} },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof SnippetsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  beforeEach: () => {
    for (const text of [
      'Thank you, I will send it **tomorrow**.',
      'See the [plan](https://my-air.test/plan).',
    ])
      saveSnippet(1, text);
  },
};

export const Empty: Story = {};

export const Ukrainian: Story = { ...Saved, parameters: { portal: { loadMessages, locale: 'uk' } } };

export const LongTexts: Story = {
  beforeEach: () => void saveSnippet(1, `${'W'.repeat(200)} ${'sentence '.repeat(60)}`),
};
