import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { inUkrainian } from '../testing/storyStates.tsx';
import { PaymentSuccessModal } from './PaymentSuccessModal.tsx';

const meta = {
  title: 'AI translation/PaymentSuccessModal',
  component: PaymentSuccessModal,
  decorators: [PortalStory],
  args: { props: { amountUsd: 89 }, close: () => {} },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof PaymentSuccessModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The paid amount, and the balance after it. */
export const Default: Story = {};

/** The server sends nothing more. */
export const WithoutDetails: Story = { args: { props: {} } };

export const Ukrainian: Story = { parameters: inUkrainian };
