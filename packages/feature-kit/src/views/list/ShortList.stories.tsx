import { Stack, Text } from '@my-air/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { PortalStory } from '../../stories.ts';
import { AndMore } from './AndMore.tsx';
import { ShortList } from './ShortList.tsx';

const meta = {
  title: 'Shared views/Short list',
  component: ShortList,
  decorators: [PortalStory],
} satisfies Meta<typeof ShortList>;
export default meta;
type Story = Pick<StoryObj<typeof meta>, 'render' | 'parameters'>;

const numbered = (count: number) => (
  <Stack gap={3}>
    <ShortList items={Array.from({ length: count }, (_, place) => `№ ${place + 1}`)} limit={3}>
      {(shown) => shown.map((item) => <Text key={item}>{item}</Text>)}
    </ShortList>
  </Stack>
);

/** Twenty-two are not shown. */
export const Cut: Story = { render: () => numbered(25) };

/** A list long enough to be shown in portions. */
export const Thousands: Story = { render: () => numbered(4973) };

/** A list short enough to be shown whole. */
export const Whole: Story = { render: () => numbered(3) };

/** On a card, the rest is behind a link to the list of all. */
export const OnACard: Story = { render: () => <AndMore count={4} onClick={() => undefined} /> };

/** The language with the longest words. */
export const Ukrainian: Story = {
  render: () => numbered(4973),
  parameters: { portal: { locale: 'uk' } },
};
