import { listChannels, readStatistics, type Statistics } from '@my-air/api-client/contract';
import {
  answer,
  buildChannel,
  buildFailure,
  PortalStory,
  type PortalStoryParameters,
} from '@my-air/feature-kit/stories';
import { Slot } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { loadMessages } from '../locales/index.ts';
import { sampleDays } from '../testing/sampleStatistics.ts';
import { drawWeek } from './drawWeek.ts';
import { WeekCard } from './WeekCard.tsx';

const channels = ['Olena Cooks', 'Olena Travels'].map((title, place) =>
  buildChannel({ title, platform_guid: `UC${place + 1}` }),
);
const ofChannels = (...days: Statistics['channels'][number]['days'][]): Statistics => ({
  channels: days.map((one, place) => ({ platform_guid: `UC${place + 1}`, days: one })),
});
const inPortal = (portal: PortalStoryParameters) => ({
  parameters: { portal: { loadMessages, ...portal } satisfies PortalStoryParameters },
});
const answered = (statistics: Statistics) =>
  inPortal({ answers: { ...answer(listChannels, { channels }), ...answer(readStatistics, statistics) } });

const meta = {
  title: 'Home/WeekCard',
  component: WeekCard,
  args: { monday: '2026-11-23', onDismiss: () => {} },
  // As on home, which shows the shape of a card that is loading; the heights of other stories are not kept for it.
  render: (args, { id }) => (
    <Slot name={id} height={352} isFirst>
      <WeekCard {...args} />
    </Slot>
  ),
  decorators: [PortalStory],
  ...answered(
    ofChannels(
      sampleDays,
      sampleDays.map((day) => ({ ...day, views: day.views * 2 })),
    ),
  ),
} satisfies Meta<typeof WeekCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** Of a single channel the best day is named. */
export const OneChannel: Story = answered(ofChannels(sampleDays));

/** The first week: there is nothing to compare it with. */
export const FirstWeek: Story = answered(ofChannels(sampleDays.slice(-9, -2)));

/** A server that knows the earnings alone: there is no picture. */
export const EarningsOnly: Story = answered(ofChannels(sampleDays.map((day) => ({ ...day, views: null }))));

export const LongTitle: Story = inPortal({
  answers: {
    ...answer(listChannels, {
      channels: [buildChannel({ title: 'Долина '.repeat(20), platform_guid: 'UC1' })],
    }),
    ...answer(readStatistics, ofChannels(sampleDays, [])),
  },
});

export const Ukrainian: Story = inPortal({ ...meta.parameters.portal, locale: 'uk' });

/** Neither week has anything: the card is not there. */
export const Empty: Story = {
  parameters: {
    ...answered(ofChannels(sampleDays.map((day) => ({ ...day, views: 0, revenue_usd: 0 })))).parameters,
    draws: 'nothing',
  },
};

export const Loading: Story = inPortal({ answers: { [readStatistics.key]: () => new Promise(() => {}) } });

/** A server without statistics: the card is not there. */
export const Unknown: Story = {
  parameters: {
    ...inPortal({ answers: { [readStatistics.key]: buildFailure('not_found') } }).parameters,
    draws: 'nothing',
  },
};

/** The picture that is saved or shared. */
export const Picture: Story = {
  render: () => <img id="picture" alt="My week" style={{ maxWidth: '100%' }} />,
  play: async ({ canvas, canvasElement }) => {
    const picture = await drawWeek({
      brand: 'My AIR',
      title: 'My week: Nov 16 – Nov 22',
      views: '54,321 views',
      change: { text: '+12% compared with the week before', direction: 'up' },
      best: 'Most views: Olena Cooks',
      values: [7200, 6900, 7400, 8100, 7700, 8600, 8421],
      before: [6100, 6400, 6300, 7000, 7200, 7700, 7800],
      from: 'Nov 16',
      to: 'Nov 22',
    });
    const shown = canvas.getByRole<HTMLImageElement>('img');
    shown.src = URL.createObjectURL(picture);
    await waitFor(() => expect(shown.naturalWidth).toBe(1200));
    await expect(canvasElement).toContainElement(shown);
  },
};
