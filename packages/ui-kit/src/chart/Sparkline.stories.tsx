import type { Meta, StoryObj } from '@storybook/react-vite';

import { Row } from '../layout/Row.tsx';
import { Text } from '../text/Text.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { Sparkline } from './Sparkline.tsx';

const views = [310, 290, 330, 420, 510, 470, 440, 460, 520, 610, 700, 640, 660, 720];

const meta = {
  title: 'Kit/Data/Sparkline',
  id: 'kit-sparkline',
  component: Sparkline,
  args: { values: views },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Beside the figure whose course it shows. */
export const WithFigure: Story = {
  render: (args) => (
    <Row gap={2}>
      <Sparkline {...args} />
      <Text size={14}>7.2K views</Text>
    </Row>
  ),
};

/** Nothing, one value, and values that are all alike. */
export const Few: Story = {
  render: () => (
    <Row>
      <Sparkline values={[]} />
      <Sparkline values={[5]} />
      <Sparkline values={[5, 5, 5]} />
    </Row>
  ),
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
