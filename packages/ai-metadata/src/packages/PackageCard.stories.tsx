import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { buildPackage } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { inUkrainian } from '../testing/storyStates.tsx';
import { PackageCard } from './PackageCard.tsx';

const meta = {
  title: 'AI translation/PackageCard',
  component: PackageCard,
  decorators: [PortalStory],
  args: { package: buildPackage(), isBest: false, isPreselected: false, isBusy: false, onBuy: () => {} },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof PackageCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The lowest price of a translation. */
export const BestValue: Story = {
  args: {
    package: buildPackage({ price_usd: 89, previous_price_usd: 120, translations_amount: 3000 }),
    isBest: true,
  },
};

/** The cheapest one that is enough for a selection that the balance was not enough for. */
export const Enough: Story = { args: { isEnough: true } };

/** The package that a campaign's link leads to. */
export const Preselected: Story = { args: { isPreselected: true } };

/** The order is being placed. */
export const Busy: Story = { args: { isBusy: true } };

/** Its order was not placed. */
export const Failed: Story = { args: { failure: 'Too many attempts. Wait 30 seconds.' } };

export const Ukrainian: Story = { parameters: inUkrainian };
