import { buildAgreement, buildPartner, buildUser, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { AgreementsCard } from './AgreementsCard.tsx';

const partner = buildPartner({
  pending_agreements: [
    buildAgreement({ id: 'amg_policy', display_name: 'Partner policy' }),
    buildAgreement(),
    buildAgreement({ id: 'ai_metadata', display_name: 'AI metadata' }),
  ],
  agreements: [
    buildAgreement({
      id: 'youtube_partner_service_contract',
      display_name: 'Service contract',
      is_agreed: true,
      agreed_at: '2025-10-07T10:00:00Z',
    }),
  ],
});

const meta = {
  title: 'Agreements/AgreementsCard',
  component: AgreementsCard,
  decorators: [PortalStory],
  parameters: { portal: { loadMessages, user: buildUser({ partner }) } },
} satisfies Meta<typeof AgreementsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** More agreements than are shown. */
export const Many: Story = {
  parameters: {
    portal: {
      loadMessages,
      user: buildUser({
        partner: buildPartner({
          agreements: Array.from({ length: 7 }, (_, place) =>
            buildAgreement({
              id: `contract_${place}`,
              display_name: `Contract ${place + 1}`,
              is_agreed: true,
            }),
          ),
        }),
      }),
    },
  },
};

export const Empty: Story = {
  parameters: { portal: { loadMessages, user: buildUser({ partner: buildPartner() }) } },
};
