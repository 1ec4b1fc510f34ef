import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { buildCatalogue } from './buildCatalogue.ts';
import { buildBundle } from '../testing/buildProduct.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { BundleCard } from './BundleCard.tsx';

const [first] = sampleCatalogue.bundles;
const empty = buildCatalogue([buildBundle()], []);
const bundleOf = ({ bundles: [bundle] }: typeof empty) => {
  if (!bundle) throw new Error('The sample has no bundle.');
  return bundle;
};

const meta = {
  title: 'Marketplace/BundleCard',
  component: BundleCard,
  decorators: [PortalStory],
  args: { bundle: first ?? bundleOf(empty), catalogue: sampleCatalogue },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof BundleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of its services is active. */
export const Loaded: Story = {};

/** A bundle that holds nothing yet. */
export const Empty: Story = { args: { bundle: bundleOf(empty), catalogue: empty } };
