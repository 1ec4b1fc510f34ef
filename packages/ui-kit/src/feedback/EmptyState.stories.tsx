import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/Button.tsx';
import { Card } from '../layout/Card.tsx';
import { Grid } from '../layout/Grid.tsx';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { illustrationNames } from './illustrations.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Kit/Feedback/EmptyState',
  id: 'kit-emptystate',
  component: EmptyState,
  args: {
    title: 'Your channels will be here',
    text: 'Connect the first one: its figures, its money and its services come with it.',
    action: <Button variant="primary">Add channel</Button>,
    illustration: 'channels',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Illustrations: Story = {
  render: () => (
    <Grid>
      {illustrationNames.map((name) => (
        <Card key={name}>
          <EmptyState title={name} illustration={name} />
        </Card>
      ))}
    </Grid>
  ),
};

export const LongText: Story = {
  args: { title: 'Тут з’являться ваші канали, їхні показники, гроші та все, що до них належить' },
  decorators: [onPhone],
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
