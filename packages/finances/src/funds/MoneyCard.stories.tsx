import {
  buildPartner,
  buildUser,
  PortalStory,
  type PortalStoryParameters,
} from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { MoneyCard } from './MoneyCard.tsx';

const meta = {
  title: 'Finances/MoneyCard',
  component: MoneyCard,
  decorators: [PortalStory],
} satisfies Meta<typeof MoneyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const inPortal = (portal: PortalStoryParameters) => ({
  parameters: { portal: { path: '/home', loadMessages, ...portal } satisfies PortalStoryParameters },
});
const wealthy = buildUser({
  balance: {
    approved_usd: 4310.75,
    advance_usd: 600,
    active_usd: 1288.4,
    royalty_usd: 96.2,
    total_usd: 5695.35,
  },
  partner: buildPartner({
    p2p_payments_count: 7,
    p2p_pending_count: 1,
    p2p_wallet: 'TQ5n…81kd',
    capabilities: { withdraw_money: true, p2p_payments: true, instant_payments: ['bank_card', 'paypal'] },
  }),
});

/** A partner with every kind of money, and all the ways to be paid. */
export const Loaded = inPortal({ user: wealthy }) satisfies Story;

/** A new creator, who has not earned anything yet. */
export const Empty = inPortal({ user: buildUser({ balance: null }) }) satisfies Story;

/** Nothing left, but the capability keeps its row. */
export const Zero = inPortal({
  user: buildUser({
    balance: { approved_usd: 0, total_usd: 0 },
    partner: buildPartner({ capabilities: { approved_funds: true, withdraw_money: true } }),
  }),
}) satisfies Story;

/** The language with the longest words. */
export const Ukrainian = inPortal({ user: wealthy, locale: 'uk' }) satisfies Story;
