import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { answering, inUkrainian } from '../testing/storyStates.tsx';
import { OrdersCard } from './OrdersCard.tsx';

const meta = {
  title: 'AI translation/OrdersCard',
  component: OrdersCard,
  decorators: [PortalStory],
  parameters: { portal: storyPortal },
} satisfies Meta<typeof OrdersCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Orders of every status, and one of the future. */
export const Loaded: Story = {};

export const Empty: Story = { parameters: answering({ 'GET api/finances-ai/orders': { orders: [] } }) };

export const Ukrainian: Story = { parameters: inUkrainian };
