import { PortalStory, buildAgreement, buildPartner, buildUser } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { AgreementsDialog } from './AgreementsDialog.tsx';

const meta = {
  title: 'Agreements/AgreementsDialog',
  component: AgreementsDialog,
  decorators: [PortalStory],
  args: { onRead: () => {}, onClose: () => {} },
  parameters: {
    portal: {
      loadMessages,
      user: buildUser({
        partner: buildPartner({
          pending_agreements: [buildAgreement()],
          agreements: [
            buildAgreement({
              id: 'amg_policy',
              display_name: 'Partner policy',
              is_agreed: true,
              agreed_at: '2025-10-07T10:00:00Z',
            }),
          ],
        }),
      }),
    },
  },
} satisfies Meta<typeof AgreementsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pending and accepted agreements. */
export const Loaded: Story = {};

export const Empty: Story = {
  parameters: {
    portal: {
      loadMessages,
      user: buildUser({ partner: buildPartner({ pending_agreements: [], agreements: [] }) }),
    },
  },
};
