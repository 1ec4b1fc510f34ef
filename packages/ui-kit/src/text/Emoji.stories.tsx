import type { Meta, StoryObj } from '@storybook/react-vite';

import { Row } from '../layout/Row.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { Emoji } from './Emoji.tsx';

const meta = { title: 'Kit/Emoji', component: Emoji, args: { symbol: '👍', label: 'Agreed' } } satisfies Meta<
  typeof Emoji
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Several: Story = {
  render: () => (
    <Row style={{ fontSize: 'var(--font-size-24)' }}>
      <Emoji symbol="❤" label="Loved" />
      <Emoji symbol="👩‍🎤" label="Singer" />
      <Emoji symbol="🇺🇦" label="Ukraine" />
      <Emoji symbol="✔" label="Done" />
    </Row>
  ),
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
