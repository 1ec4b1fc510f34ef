import { PortalStory, buildPartner, buildUser } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { QrDialog } from './QrDialog.tsx';

const meta = {
  title: 'Referral program/QrDialog',
  component: QrDialog,
  decorators: [PortalStory],
  args: { url: 'https://my-air.test/r/anna', onClose: () => {} },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof QrDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The code has the colours of the other brand. */
export const Scalelab: Story = {
  parameters: {
    portal: { loadMessages, user: buildUser({ partner: buildPartner({ is_scalelab: true }) }) },
  },
};
