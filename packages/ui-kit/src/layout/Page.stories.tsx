import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/Button.tsx';
import { StatTile } from '../figures/StatTile.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { Card } from './Card.tsx';
import { Grid } from './Grid.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Kit/Layout/Page',
  id: 'kit-page',
  component: Page,
  args: {
    title: 'Channels',
    lead: 'Everything that you have connected, and what each of them waits for.',
    actions: <Button variant="primary">Add channel</Button>,
    children: (
      <Grid>
        <Card>
          <StatTile label="Connected" value="3" />
        </Card>
        <Card>
          <StatTile label="In review" value="1" hint="since yesterday" />
        </Card>
      </Grid>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongTitle: Story = {
  args: { title: 'Налаштування автоматичної локалізації метаданих каналу «Пригоди сантехніка-мандрівника»' },
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
