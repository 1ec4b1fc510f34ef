import type { Meta, StoryObj } from '@storybook/react-vite';

import { Grid } from '../layout/Grid.tsx';
import { Row } from '../layout/Row.tsx';
import { Text } from '../text/Text.tsx';
import { ContactMark } from './ContactMark.tsx';

const meta = {
  title: 'Kit/Content/ContactMark',
  id: 'kit-contactmark',
  component: ContactMark,
  args: { type: 'youtube', label: 'YouTube' },
} satisfies Meta<typeof ContactMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <Grid min="9rem">
      {[
        'discord',
        'facebook',
        'google+',
        'instagram',
        'likee',
        'linkedin',
        'email',
        'messenger',
        'phone',
        'skype',
        'telegram',
        'tiktok',
        'twitch',
        'twitter',
        'viber',
        'vkontakte',
        'website',
        'whatsapp',
        'youtube',
      ].map((name) => (
        <Row key={name}>
          <ContactMark type={name} isMuted={false} />
          <Text size={14}>{name}</Text>
        </Row>
      ))}
    </Grid>
  ),
};
