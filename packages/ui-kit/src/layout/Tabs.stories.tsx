import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { arrowKeys } from '../testing/arrowKeys.ts';
import { onPhone } from '../testing/decorators.tsx';
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
    await userEvent.keyboard(arrowKeys().on);
    await waitFor(() => expect(tab('Contract')).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Issues' })).toBeVisible());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(tab('Facts')).toHaveFocus());
  },
};

export const Disabled: Story = {
  args: {
    tabs: [
      { id: 'facts', label: 'Facts', content: <Text>Connected in May.</Text> },
      { id: 'contract', label: 'Contract', content: <Text>None.</Text>, isDisabled: true },
    ],
  },
};

/** More tabs than fit scroll, and the page does not. */
export const Many: Story = {
  args: {
    tabs: Array.from({ length: 14 }, (_, index) => ({
      id: index === 0 ? 'facts' : String(index),
      label: `Налаштування ${index + 1}`,
      content: <Text>{index + 1}</Text>,
    })),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const One: Story = {
  args: { tabs: [{ id: 'facts', label: 'Facts', content: <Text>Connected in May.</Text> }] },
};

export const LongText: Story = {
  args: {
    tabs: [
      {
        id: 'facts',
        label: 'Відомості про канал і його власника',
        content: <Text>{'Невиокремлюване'.repeat(8)}</Text>,
      },
      { id: 'contract', label: 'Договір та частка прибутку', content: <Text>70 %</Text> },
    ],
  },
  decorators: [onPhone],
};

export const Zoomed: Story = { globals: { zoom: '200' } };

function Switched(args: TabsProps) {
  const [value, setValue] = useState(args.value);
  return <Tabs {...args} value={value} onValueChange={setValue} />;
}
