import type { Meta, StoryObj } from '@storybook/react-vite';

import { Grid } from '../layout/Grid.tsx';
import { Row } from '../layout/Row.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { Text } from '../text/Text.tsx';
import { Icon, iconNames } from './Icon.tsx';
import * as icons from './icons.ts';

const meta = {
  title: 'Kit/Content/Icon',
  id: 'kit-icon',
  component: Icon,
  args: { name: 'house' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Navigation: Story = {
  render: () => (
    <Grid min="9rem">
      {iconNames.map((name) => (
        <Row key={name}>
          <Icon name={name} size={20} />
          <Text size={14}>{name}</Text>
        </Row>
      ))}
    </Grid>
  ),
};

export const Interface: Story = {
  render: () => (
    <Grid min="12rem">
      {Object.entries(icons).map(([name, Picture]) => (
        <Row key={name}>
          <Picture size={20} aria-hidden />
          <Text size={14}>{name}</Text>
        </Row>
      ))}
    </Grid>
  ),
};

/** Icons that point in a direction are mirrored, all others stay. */
export const RightToLeft: Story = { ...Interface, globals: rightToLeft };

export const Zoomed: Story = { args: { size: 20 }, globals: { zoom: '200' } };
