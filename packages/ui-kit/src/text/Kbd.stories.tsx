import type { Meta, StoryObj } from '@storybook/react-vite';

import { Row } from '../layout/Row.tsx';
import { Text } from './Text.tsx';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Kit/Content/Kbd',
  id: 'kit-kbd',
  component: Kbd,
  args: { keys: ['Ctrl', 'K'] },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneKey: Story = { args: { keys: ['Esc'] } };

export const InText: Story = {
  render: (args) => (
    <Text>
      Press <Kbd {...args} /> to search from any screen.
    </Text>
  ),
};

/** Chords are read from left to right in every language. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Row>
      <Kbd keys={['⌘', 'K']} />
      <Kbd keys={['Ctrl', 'Shift', 'P']} />
    </Row>
  ),
};

export const Zoomed: Story = { globals: { zoom: '200' } };
