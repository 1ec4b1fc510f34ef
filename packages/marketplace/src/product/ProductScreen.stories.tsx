import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal, ukrainianPortal } from '../testing/storyPortal.ts';
import { answering, failed, pending } from '../testing/storyStates.tsx';
import { sampleProducts } from '../testing/sampleCatalogue.ts';
import { ProductScreen } from './ProductScreen.tsx';

const meta = {
  title: 'Marketplace/ProductScreen',
  component: ProductScreen,
  decorators: [PortalStory],
  args: { id: 2 },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof ProductScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** A service that says nothing beyond its card: no headings over emptiness. */
export const Empty: Story = {
  args: { id: 6 },
  parameters: answering({
    'GET api/ecosystem/products/{id}': () => ({ product: sampleProducts[5], details: {} }),
  }),
};

export const Loading: Story = pending;

export const Failed: Story = failed;

export const Ukrainian: Story = { parameters: { portal: ukrainianPortal } };
