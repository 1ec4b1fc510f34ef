import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from './Card.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Kit/Grid',
  component: Grid,
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => <Card key={name}>{name}</Card>) },
};
