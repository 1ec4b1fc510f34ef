import { buildChannel, buildFailure, buildUser, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { buildAudit } from '../testing/buildAudit.ts';
import { ChannelDetails } from './ChannelDetails.tsx';

const getAudit = 'GET api/channels/{platform}/{platform_guid}/audit';
const channel = buildChannel({
  description: 'Short recipes for long evenings.',
  is_verified: 1,
  contract: { income_types: ['adsense'], income_percent: 92, is_loyalty: true },
});

const meta = {
  title: 'Accounts/ChannelDetails',
  component: ChannelDetails,
  decorators: [PortalStory],
  args: { channel, onClose: () => {}, onStep: () => {} },
  parameters: { portal: { loadMessages, answers: { [getAudit]: { audit: null } } } },
} satisfies Meta<typeof ChannelDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAudit: Story = {};

/** The moment by which we were to answer is over. */
export const LateAnswer: Story = {
  args: { channel: buildChannel({ status: 'pending', status_since: '2026-11-02T09:00:00Z' }) },
};

export const AuditUnderWay: Story = {
  parameters: {
    portal: {
      loadMessages,
      answers: { [getAudit]: () => ({ audit: buildAudit({ status: 'in_progress' }) }) },
    },
  },
};

export const AuditDone: Story = {
  parameters: { portal: { loadMessages, answers: { [getAudit]: () => ({ audit: buildAudit() }) } } },
};

export const AuditLoading: Story = {
  parameters: { portal: { loadMessages, answers: { [getAudit]: () => new Promise(() => {}) } } },
};

export const AuditFailed: Story = {
  parameters: { portal: { loadMessages, answers: { [getAudit]: buildFailure('server') } } },
};

/** Staff may read the details, and not disconnect. */
export const Impersonated: Story = {
  parameters: {
    portal: {
      loadMessages,
      user: buildUser({ impersonator: { id: 9, name: 'Iryna' } }),
      answers: { [getAudit]: { audit: null } },
    },
  },
};

export const Ukrainian: Story = {
  parameters: {
    portal: { loadMessages, locale: 'uk', answers: { [getAudit]: () => ({ audit: buildAudit() }) } },
  },
};
