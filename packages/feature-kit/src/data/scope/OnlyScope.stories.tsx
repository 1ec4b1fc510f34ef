import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';

import { useUser } from '../../index.ts';
import { buildChannel, PortalStory, type PortalStoryParameters } from '../../stories.ts';
import type { ScopeChoice } from './narrowTo.ts';
import { NothingInScope } from './NothingInScope.tsx';
import { OnlyScope } from './OnlyScope.tsx';
import { chooseScope } from './useScope.ts';

const titles = ['Olena Cooks', 'Tiny Workshop', 'Kyiv Balconies', 'Slow Timber'];
const channels = titles.map((title, index) => buildChannel({ title, platform_guid: `UC${index}` }));

interface SampleProps {
  /** The chosen channels. */
  choice: ScopeChoice;
}

/** The words below the header of a narrowed screen, and its empty state. */
function Sample({ choice }: SampleProps) {
  const userId = useUser()?.id;
  useEffect(() => {
    chooseScope(userId, choice);
    return () => chooseScope(userId, undefined);
  }, [userId, choice]);
  return (
    <>
      <OnlyScope />
      <NothingInScope />
    </>
  );
}

const meta = {
  title: 'Shared views/Only scope',
  component: Sample,
  decorators: [PortalStory],
  parameters: { portal: { answers: { 'GET api/channels': { channels } } } satisfies PortalStoryParameters },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Channel: Story = { args: { choice: 'UC1' } };

export const Group: Story = { args: { choice: { name: 'Client A', channels: ['UC0', 'UC2'] } } };

/** The longest name that a group can have. */
export const LongName: Story = {
  args: { choice: { name: 'W'.repeat(40), channels: ['UC0', 'UC2', 'UC3'] } },
};
