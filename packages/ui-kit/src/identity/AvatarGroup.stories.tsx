import type { Meta, StoryObj } from '@storybook/react-vite';

import { AvatarGroup } from './AvatarGroup.tsx';

const people = ['Олена Коваленко', 'Ann Lee', 'Іван Франко', 'Léa Roy', 'Max Mo', 'Bo Li', 'Уляна Рись'].map(
  (name) => ({ id: name, name }),
);

const meta = {
  title: 'Kit/AvatarGroup',
  component: AvatarGroup,
  args: { label: 'Олена Коваленко and six others', people },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { label: 'Олена Коваленко', people: people.slice(0, 1) } };

export const AllThereIsRoomFor: Story = { args: { people: people.slice(0, 4), size: 40 } };

export const VeryMany: Story = {
  args: {
    label: 'A thousand people',
    people: Array.from({ length: 1204 }, (_, id) => ({ id, name: `Person ${id}` })),
    size: 24,
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Zoomed: Story = { globals: { zoom: '200' } };
