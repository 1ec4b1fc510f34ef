import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/Button.tsx';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { TextLink } from '../text/TextLink.tsx';
import { Text } from '../text/Text.tsx';
import { Grid } from './Grid.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Kit/Layout/Card',
  id: 'kit-card',
  component: Card,
  args: { title: 'Your channels', children: <Text>Three channels, one waits for its country.</Text> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Full: Story = {
  args: {
    actions: <Button size="s">Add</Button>,
    footer: <TextLink href="/accounts">All channels</TextLink>,
  },
};

export const Tones: Story = {
  render: (args) => (
    <Grid>
      {(['neutral', 'sunken', 'accent'] as const).map((tone) => (
        <Card key={tone} {...args} tone={tone} />
      ))}
    </Grid>
  ),
};

export const LongText: Story = {
  args: {
    title: 'Канали, які чекають на підтвердження країни проживання їхнього власника',
    actions: <Button size="s">Додати канал</Button>,
    children: <Text>{'Невиокремлюване'.repeat(8)}</Text>,
  },
  decorators: [onPhone],
};

export const RightToLeft: Story = { args: { actions: <Button size="s">Add</Button> }, globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
