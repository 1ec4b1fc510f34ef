import type { Meta, StoryObj } from '@storybook/react-vite';

import { Row } from '../layout/Row.tsx';
import { Text } from '../text/Text.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const meta = { title: 'Kit/Content/Thumbnail', id: 'kit-thumbnail', component: Thumbnail } satisfies Meta<
  typeof Thumbnail
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Row wrap>
      {[64, 96, 168, 320].map((width) => (
        <Thumbnail key={width} width={width} />
      ))}
    </Row>
  ),
};

/** A preview of the words on it. */
export const WithWords: Story = { args: { width: 168, words: 'Wood 3 glue' } };

/** Beside the title that names it. */
export const WithTitle: Story = {
  render: () => (
    <Row gap={3}>
      <Thumbnail />
      <Text>I built a bookshelf with one saw</Text>
    </Row>
  ),
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
