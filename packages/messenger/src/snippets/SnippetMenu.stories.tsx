import { PortalStory } from '@my-air/feature-kit/stories';
import { TextInput } from '@my-air/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { loadMessages } from '../locales/index.ts';
import { SnippetMenu, type SnippetMenuProps } from './SnippetMenu.tsx';

/** The menu above a field, as in the composer. */
function Above(props: SnippetMenuProps) {
  // The field has to be in its place first.
  const [field, setField] = useState<HTMLElement | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  return (
    <div style={{ paddingBlockStart: '18rem' }}>
      <TextInput ref={setField} aria-label="Message" defaultValue="/" />
      <SnippetMenu
        {...props}
        anchor={{ current: field }}
        isOpen={field !== null && !isLeft}
        onClose={() => setIsLeft(true)}
      />
    </div>
  );
}

const meta = {
  title: 'Messenger/SnippetMenu',
  component: SnippetMenu,
  decorators: [PortalStory],
  render: (args) => <Above {...args} />,
  args: {
    isOpen: true,
    anchor: { current: null },
    saved: ['Thank you, I will send it **tomorrow**.', 'See the [plan](https://my-air.test/plan).'],
    recent: ['The cover is ready.'],
    onClose: () => {},
    onChoose: () => {},
    onType: () => {},
    onManage: () => {},
  },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof SnippetMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Saved texts, those sent last, and the way to remove saved ones. */
export const SavedAndSent: Story = {};

/** Only what was sent. */
export const SentOnly: Story = { args: { saved: [] } };

export const Ukrainian: Story = { parameters: { portal: { loadMessages, locale: 'uk' } } };

export const LongTexts: Story = { args: { recent: ['sentence '.repeat(60)] } };
