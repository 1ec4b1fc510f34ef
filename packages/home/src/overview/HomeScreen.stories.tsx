import { listChannels, readStatistics, type Statistics } from '@my-air/api-client/contract';
import {
  answer,
  buildChannel,
  buildPartner,
  buildUser,
  PortalStory,
  type PortalStoryParameters,
} from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { use } from 'react';

import { loadMessages } from '../locales/index.ts';
import { lostSource } from '../testing/sampleDeadlines.ts';
import { sampleHome, type SampleContributions } from '../testing/sampleHome.tsx';
import { sampleStatistics } from '../testing/sampleStatistics.ts';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Home/HomeScreen',
  component: HomeScreen,
  decorators: [PortalStory],
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inPortal = (portal: PortalStoryParameters) => ({
  parameters: { portal: { path: '/home', loadMessages, ...portal } satisfies PortalStoryParameters },
});
const channels = {
  ...answer(listChannels, {
    channels: [
      buildChannel({ subscriber_count: 1_234_567 }),
      buildChannel({ status: 'moderation', issues: ['music'] }),
    ],
  }),
  ...answer(readStatistics, sampleStatistics),
};
const partner = buildPartner({
  manager: { id: 7, display_name: 'Iryna Shevchenko' },
  capabilities: { member: true, analytics: true, partner_channel: true, ecosystem_pulse_widget: true },
});
const never = new Promise<never>(() => {});
const SlowCard = () => use(never);
const BrokenCard = () => {
  throw new Error('offline');
};
const failingHome: SampleContributions = {
  cards: sampleHome().cards.map((card) => ({
    ...card,
    Component: BrokenCard,
  })),
  waiting: [lostSource],
  deadlines: [],
};

/** A partner with every card filled. */
export const Loaded = inPortal({
  user: buildUser({
    name: 'Olena Koval',
    partner,
    profile_status: 'incomplete',
    profile_status_description: 'Add at least one contact, <b>so that our team can reach you</b>.',
  }),
  answers: channels,
  contributions: sampleHome(),
}) satisfies Story;

/** A new creator: no money, no channel, one item that waits. */
export const Empty = inPortal({
  user: buildUser({ name: 'Ann Example', balance: null }),
  answers: { ...answer(listChannels, { channels: [] }), ...answer(readStatistics, { channels: [] }) },
  contributions: sampleHome([]),
}) satisfies Story;

const newcomer = buildUser({ name: 'Daria Moroz', balance: null, partner: buildPartner({}) });
const hour = 3_600_000;
const onTheWay = (
  channels: readonly ReturnType<typeof buildChannel>[],
  statistics: Partial<Statistics> = {},
): PortalStoryParameters => ({
  user: newcomer,
  answers: {
    ...answer(listChannels, { channels: [...channels] }),
    ...answer(readStatistics, { channels: [], ...statistics }),
  },
  contributions: sampleHome([]),
});
const quietMechanics = (values: Partial<ReturnType<typeof buildChannel>>) =>
  buildChannel({
    title: 'Quiet Mechanics',
    status_since: new Date(Date.now() - 2 * hour).toISOString(),
    ...values,
  });

/** The first visit: everything begins with a channel. */
export const Newcomer = inPortal(onTheWay([])) satisfies Story;

/** We act, until a date; another channel is behind. */
export const InReview = inPortal(
  onTheWay([
    quietMechanics({ status: 'pending' }),
    buildChannel({ title: 'Old Cuts', platform_guid: 'UC2', status: 'not_connected' }),
  ]),
) satisfies Story;

/** A channel that is too small, and when it can apply again. */
export const TooSmall = inPortal(
  onTheWay([
    quietMechanics({
      status: 'rejected_low_metrics',
      join_request_not_allowed_until: new Date(Date.now() + 700 * hour).toISOString(),
      metrics: [
        { name: 'subscribers', required: 1000, current: 412 },
        { name: 'monthly_views', required: 10_000, current: 7_350 },
      ],
    }),
  ]),
) satisfies Story;

/** The first money is on its way. */
export const FirstReport = inPortal(
  onTheWay([quietMechanics({ status: 'connected' })], sampleStatistics),
) satisfies Story;

/** No item waits. */
export const AllClear = inPortal({
  user: buildUser({ partner }),
  answers: channels,
  contributions: sampleHome([]),
}) satisfies Story;

/** Every part is loading. */
export const Loading = inPortal({
  user: buildUser({ partner }),
  answers: { 'GET api/channels': never },
  contributions: {
    cards: sampleHome().cards.map((card) => ({ ...card, Component: SlowCard })),
    waiting: [{ ...lostSource, query: () => ({ queryKey: ['sample', 'slow'], queryFn: () => never }) }],
    deadlines: [],
  },
}) satisfies Story;

/** No part could be loaded; the page is still shown. */
export const Failed = inPortal({ user: buildUser({ partner }), contributions: failingHome }) satisfies Story;

/** The second brand, with an account that is going to be closed. */
export const Scalelab = {
  ...inPortal({
    user: buildUser({
      partner: { ...partner, is_scalelab: true },
      deactivate_request: { created_at: '2026-11-18T08:00:00Z', closes_at: '2026-12-18' },
    }),
    answers: channels,
    contributions: sampleHome(),
  }),
  globals: { brand: 'scalelab' },
} satisfies Story;

/** The language with the longest words. */
export const Ukrainian = inPortal({
  user: buildUser({ name: 'Олена Коваль', partner, profile_status: 'on_review' }),
  answers: channels,
  contributions: sampleHome(),
  locale: 'uk',
}) satisfies Story;
