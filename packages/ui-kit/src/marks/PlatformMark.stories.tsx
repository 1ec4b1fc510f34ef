import type { Meta, StoryObj } from '@storybook/react-vite';

import { Grid } from '../layout/Grid.tsx';
import { Row } from '../layout/Row.tsx';
import { Text } from '../text/Text.tsx';
import { PlatformMark } from './PlatformMark.tsx';

const meta = {
  title: 'Kit/Content/PlatformMark',
  id: 'kit-platformmark',
  component: PlatformMark,
  args: { platform: 'youtube', label: 'YouTube' },
} satisfies Meta<typeof PlatformMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <Grid min="9rem">
      {[
        'youtube',
        'tiktok',
        'instagram',
        'facebook',
        'twitch',
        'snapchat',
        'spotify',
        'dailymotion',
        'somewhere',
      ].map((name) => (
        <Row key={name}>
          <PlatformMark platform={name} isMuted={false} />
          <Text size={14}>{name}</Text>
        </Row>
      ))}
    </Grid>
  ),
};
