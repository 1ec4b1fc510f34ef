import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Text } from '../text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  args: {
    label: 'Channel',
    tabs: [
      { id: 'facts', label: 'Facts', content: <Text>Connected in May.</Text> },
      { id: 'contract', label: 'Contract', content: <Text>70 % of what it earns.</Text> },
      { id: 'issues', label: 'Issues', content: <Text>None.</Text> },
    ],
    value: 'facts',
    onValueChange: () => undefined,
  },
  render: (args) => <Switched {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.click(tab('Facts'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(tab('Contract')).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Issues' })).toBeVisible());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(tab('Facts')).toHaveFocus());
  },
};

function Switched(args: TabsProps) {
  const [value, setValue] = useState(args.value);
  return <Tabs {...args} value={value} onValueChange={setValue} />;
}
