import { buildChannel, buildFailure, buildUser, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { contributions } from '../contributions.ts';
import { loadMessages } from '../locales/index.ts';
import { buildAudit } from '../testing/buildAudit.ts';
import { buildStatistics } from '../testing/buildStatistics.ts';
import { ChannelPage } from './ChannelPage.tsx';

const getAudit = 'GET api/channels/{platform}/{platform_guid}/audit';
const channel = buildChannel({
  description: 'Short recipes for long evenings.',
  is_verified: 1,
  status_since: '2026-03-02T09:00:00Z',
  contract: { income_types: ['adsense'], income_percent: 92, is_loyalty: true },
});
const channels = [
  channel,
  ...['Kite', 'Lamp'].map((title) => buildChannel({ title, platform_guid: `UC${title}` })),
];
const { channelParts = [] } = contributions;
const portal = {
  loadMessages,
  contributions: { channelParts },
  answers: {
    [getAudit]: { audit: null },
    'GET api/channels': () => ({ channels }),
    'GET api/statistics': () => buildStatistics(channels),
  },
};

const meta = {
  title: 'Accounts/ChannelPage',
  component: ChannelPage,
  decorators: [PortalStory],
  args: { channel, platform: 'youtube', search: {}, onSearch: () => {} },
  parameters: { portal },
} satisfies Meta<typeof ChannelPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withAudit = (audit: unknown) => ({
  parameters: { portal: { ...portal, answers: { ...portal.answers, [getAudit]: audit } } },
});

export const WithoutAudit: Story = {};

/** The moment by which we were to answer is over. */
export const LateAnswer: Story = {
  args: { channel: buildChannel({ status: 'pending', status_since: '2026-11-02T09:00:00Z' }) },
};

/** Refused, with figures below the minimum and issues to fix. */
export const Refused: Story = {
  args: {
    channel: buildChannel({
      status: 'rejected_low_metrics',
      metrics: [{ name: 'subscribers', required: 1000, current: 240 }],
      issues: ['reused'],
      issue_descriptions: ['Most videos are made by others.'],
    }),
  },
};

export const AuditUnderWay: Story = withAudit(() => ({ audit: buildAudit({ status: 'in_progress' }) }));

export const AuditDone: Story = withAudit(() => ({ audit: buildAudit() }));

export const Loading: Story = withAudit(() => new Promise(() => {}));

export const Failed: Story = withAudit(buildFailure('server'));

/** Of this one the server tells nothing more. */
export const Empty: Story = {
  args: { channel: buildChannel({ platform: 'tiktok', platform_guid: 'kite.films', title: 'kite.films' }) },
};

/** Staff may read everything, and not disconnect. */
export const Impersonated: Story = {
  parameters: {
    portal: { ...portal, user: buildUser({ impersonator: { id: 9, name: 'Iryna' } }) },
  },
};

export const Ukrainian: Story = {
  parameters: { portal: { ...withAudit(() => ({ audit: buildAudit() })).parameters.portal, locale: 'uk' } },
};
