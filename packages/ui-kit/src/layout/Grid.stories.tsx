import type { Meta, StoryObj } from '@storybook/react-vite';

import { rightToLeft } from '../testing/decorators.tsx';
import { Card } from './Card.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Kit/Layout/Grid',
  id: 'kit-grid',
  component: Grid,
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => <Card key={name}>{name}</Card>) },
};

export const One: Story = { args: { children: <Card>One</Card> } };

export const RightToLeft: Story = { ...Default, globals: rightToLeft };

export const Zoomed: Story = { ...Default, globals: { zoom: '200' } };
