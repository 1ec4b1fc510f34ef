import type { Meta, StoryObj } from '@storybook/react-vite';

import { Grid } from '../layout/Grid.tsx';
import { Text } from '../text/Text.tsx';
import { Illustration } from './Illustration.tsx';
import { illustrationNames } from './illustrations.tsx';

const meta = {
  title: 'Kit/Feedback/Illustration',
  id: 'kit-illustration',
  component: Illustration,
  args: { name: 'channels' },
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <Grid min="10rem">
      {illustrationNames.map((name) => (
        <figure key={name} style={{ margin: 0 }}>
          <Illustration name={name} />
          <Text as="figcaption" size={14}>
            {name}
          </Text>
        </figure>
      ))}
    </Grid>
  ),
};
