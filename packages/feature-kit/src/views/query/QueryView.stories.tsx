import { Text } from '@my-air/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../../locales/index.ts';
import { PortalStory } from '../../stories.ts';
import { QueryView, type ShownResult } from './QueryView.tsx';

const result = (part: Partial<ShownResult<string>> = {}): ShownResult<string> => ({
  data: undefined,
  isError: false,
  refetch: () => {},
  ...part,
});

const meta = {
  title: 'Shared views/Query',
  component: QueryView<string>,
  decorators: [PortalStory],
  parameters: { portal: { loadMessages } },
  args: {
    query: result({ data: 'Kite videos' }),
    failed: 'The channels could not be loaded',
    children: (data) => <Text>{data}</Text>,
  },
} satisfies Meta<typeof QueryView<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {};
export const Pending: Story = { args: { query: result() } };
export const Failed: Story = { args: { query: result({ isError: true }) } };
/** Beside other content, such as the fields of a form. */
export const FailedBesideOthers: Story = { args: { query: result({ isError: true }), isBanner: true } };
