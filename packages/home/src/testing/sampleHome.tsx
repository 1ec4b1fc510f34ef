import { bindPorts, type PortalContext, type ActionItem } from '@my-air/feature-kit';
import type { StubPortalOptions } from '@my-air/feature-kit/stories';
import { Card, StatTile } from '@my-air/ui-kit';

import { contributions } from '../contributions.ts';
import { homePorts } from '../ports.ts';
import { sampleDeadlines, sourceOf } from './sampleDeadlines.ts';

/** The contributions that home shows. */
export type SampleContributions = Required<
  Pick<NonNullable<StubPortalOptions['contributions']>, 'cards' | 'waiting' | 'deadlines'>
>;

/** The bindings of home's ports. */
export const samplePorts = {
  addChannel: ({ analytics }: PortalContext) => analytics.track({ name: 'add-channel' }),
  linkToChannels: () => '/accounts/youtube',
  linkToChannel: (channel: string) => `/accounts/youtube?channel=${channel}`,
  linkToServices: () => '/services',
  linkToReport: () => '/finances/account',
  completeProfile: ({ analytics }: PortalContext) => analytics.track({ name: 'complete-profile' }),
};
bindPorts(homePorts, samplePorts);

/** Matters that wait, from several features. */
export const waitingItems: readonly ActionItem[] = [
  {
    id: 'notification:7',
    title: 'Licensing income is here',
    detail: 'From this month on you also earn when others license your footage.',
    urgency: 60,
    action: { label: 'Open', to: '/finances/account?from=notice' },
  },
  {
    id: 'agreement:terms_and_conditions',
    title: 'Accept the terms and conditions',
    urgency: 20,
    action: { label: 'Read and accept', onAct: () => {} },
  },
  {
    id: 'channel:UC1',
    title: 'Choose a country for Olena Cooks',
    detail: 'The channel can join as soon as we know it.',
    urgency: 30,
    action: { label: 'Choose', to: '/accounts/youtube' },
  },
];

/** Home as the shell composes it: cards of other features beside home's own, and waiting items. */
export function sampleHome(items: readonly ActionItem[] = waitingItems): SampleContributions {
  return {
    cards: [
      {
        id: 'money',
        label: { id: 'Money', message: 'Money' },
        place: 'aside',
        isFirstOnPhone: true,
        height: 260,
        Component: MoneySample,
      },
      {
        id: 'channels',
        label: { id: 'Channels', message: 'Channels' },
        place: 'main',
        isFirstOnPhone: true,
        height: 260,
        Component: ChannelsSample,
      },
      ...(contributions.cards ?? []),
    ],
    waiting: [
      ...(contributions.waiting ?? []),
      {
        id: 'sample',
        label: { id: 'Notifications', message: 'Notifications' },
        query: () => ({ queryKey: ['sample', 'waiting'], queryFn: () => items }),
      },
    ],
    deadlines: items.length > 0 ? [sourceOf(sampleDeadlines)] : [],
  };
}

function MoneySample() {
  return (
    <Card title="Money">
      <StatTile label="Available" value="$4,310.75" size="l" />
      <StatTile label="Active funds" value="$1,288.40" />
    </Card>
  );
}

function ChannelsSample() {
  return (
    <Card title="Channels">
      <StatTile label="Olena Cooks" value="1.1M" hint="Connected" />
      <StatTile label="Olena Travels" value="84K" hint="Being checked" />
    </Card>
  );
}
