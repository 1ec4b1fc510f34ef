import { answer, buildPartner, buildUser, PortalStory } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { getReferralProgram } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { ProgramScreen } from './ProgramScreen.tsx';

const url = 'https://my-air.test/?ref=ann';
const user = buildUser({ partner: buildPartner({ capabilities: { referral_program: true } }) });
const portal = (program: Parameters<typeof answer<typeof getReferralProgram>>[1]) => ({
  portal: { path: '/affiliate-program', loadMessages, user, answers: answer(getReferralProgram, program) },
});

const meta = {
  title: 'Affiliate program/ProgramScreen',
  component: ProgramScreen,
  decorators: [PortalStory],
} satisfies Meta<typeof ProgramScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: portal({
    referral_link_sources: [
      { source: 'video-description', hit_count: 812, registration_count: 41 },
      { source: 'olena-makes', hit_count: 1, registration_count: 1 },
      { source: 'newsletter', hit_count: null },
    ],
    history: Array.from({ length: 14 }, (_, place) => ({
      date: `2026-03-${String(place + 1).padStart(2, '0')}`,
      hit_count: 20 + ((place * 7) % 11),
      registration_count: place % 4,
    })),
    total_amount_usd: 497.05,
    pending_amount_usd: 84.15,
    paid_amount_usd: 412.9,
    referral_link_v4: url,
    referral_link_v4_counts: { hit_count: 5210, registration_count: 388 },
    referral_links_new: [{ marker: 'summer', hit_count: 1904, registration_count: 97, url }],
    channels: [{ id: 1, subscriber_count: 91_200, partner_percent: 5, partner_revenue: 412.9 }],
  }),
};

/** The server counts neither the current link nor places, and does not send the paid amount. */
export const SpecifiedAlone: Story = {
  parameters: portal({
    total_amount_usd: 497.05,
    referral_link_v4: url,
    referral_links_new: [{ marker: 'summer', hit_count: 1904, registration_count: 97, url }],
    referral_links_legacy: [{ marker: 'old blog', hit_count: 12_033, registration_count: 641, url }],
  }),
};

/** The most places that the server tells apart. */
export const ManyPlaces: Story = {
  parameters: portal({
    total_amount_usd: 0,
    referral_link_v4: url,
    referral_link_v4_counts: { hit_count: 20_100, registration_count: 0 },
    referral_link_sources: Array.from({ length: 200 }, (_, place) => ({
      source: `place-${place + 1}`,
      hit_count: 200 - place,
      registration_count: 0,
    })),
  }),
};

/** There are no visits yet, and there is no link. */
export const Empty: Story = { parameters: portal({ total_amount_usd: 0, referral_link_v4: null }) };

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };
