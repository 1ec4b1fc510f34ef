import type { Meta, StoryObj } from '@storybook/react-vite';

import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { Text } from '../text/Text.tsx';
import { Tile, TileName } from './Tile.tsx';

const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cpath fill="%230a6" d="M0 0h16v9H0z"/%3E%3Cpath fill="%23fff" d="m3 7 4-4 3 3 1-1 2 2z"/%3E%3C/svg%3E';

const meta = {
  title: 'Kit/Layout/Tile',
  id: 'kit-tile',
  component: Tile,
  args: {
    picture: <img src={drawing} alt="" width={640} height={360} />,
    children: (
      <>
        <TileName level={2} size={16}>
          <a href="/games/1">Mountain workshop</a>
        </TileName>
        <Text tone="muted">Carve, saw and glue before the snow comes.</Text>
      </>
    ),
  },
  render: (args) => (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      <Tile {...args} />
    </ul>
  ),
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Wide: Story = { args: { isWide: true, ratio: '1200 / 630' } };

/** The place of a picture that is not loaded is kept. */
export const WithoutPicture: Story = { args: { picture: undefined } };

export const LongText: Story = {
  args: {
    children: (
      <TileName level={2} size={16}>
        <a href="/games/1">
          Найдовша у світі назва гри про майстерню в горах, якої ніхто не дочитує до кінця
        </a>
      </TileName>
    ),
  },
};

export const OnPhone: Story = { args: { isWide: true }, decorators: [onPhone] };

export const RightToLeft: Story = { args: { isWide: true }, globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
