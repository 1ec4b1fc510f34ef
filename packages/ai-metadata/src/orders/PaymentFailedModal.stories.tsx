import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { inUkrainian } from '../testing/storyStates.tsx';
import { PaymentFailedModal } from './PaymentFailedModal.tsx';

const meta = {
  title: 'AI translation/PaymentFailedModal',
  component: PaymentFailedModal,
  decorators: [PortalStory],
  args: { props: { reason: 'declined' }, close: () => {} },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof PaymentFailedModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With the reason that the payment provider gave. */
export const Default: Story = {};

/** The server sends nothing more. */
export const WithoutDetails: Story = { args: { props: {} } };

export const Ukrainian: Story = { parameters: inUkrainian };
