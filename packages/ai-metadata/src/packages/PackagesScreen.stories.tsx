import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { answering, failed, inUkrainian, pending } from '../testing/storyStates.tsx';
import { PackagesScreen } from './PackagesScreen.tsx';

const meta = {
  title: 'AI translation/PackagesScreen',
  component: PackagesScreen,
  decorators: [PortalStory],
  args: { search: {}, onOrderSettled: () => {} },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof PackagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Packages, orders of every status and one of the future, and the history of the balance. */
export const Loaded: Story = {};

/** The screen that a campaign's link opens. */
export const Preselected: Story = { args: { search: { offer: 2 } } };

/** On the way from a translation that the balance was not enough for. */
export const FromShortage: Story = {
  args: { search: { back: 'UC0000000000000000000001', missing: 234 } },
};

/** On the way back from the payment page, before the result of the payment is known. */
export const CheckingPayment: Story = { args: { search: { order: '7' } } };

export const Empty: Story = {
  parameters: answering({
    'GET api/finances-ai/packages': { packages: [] },
    'GET api/finances-ai/orders': { orders: [] },
    'GET api/finances-ai/ledger': { lines: [] },
  }),
};

export const Loading: Story = pending;

export const Failed: Story = failed;

export const Ukrainian: Story = { parameters: inUkrainian };
