import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/Button.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { Row } from './Row.tsx';

const meta = {
  title: 'Kit/Layout/Row',
  id: 'kit-row',
  component: Row,
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: ['One', 'Two'].map((name) => <Button key={name}>{name}</Button>) },
};

export const Apart: Story = { args: { ...Default.args, justify: 'between', wrap: true } };

export const RightToLeft: Story = { ...Apart, globals: rightToLeft };

export const Zoomed: Story = { ...Apart, globals: { zoom: '200' } };
