import { buildFailure, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { buildDetails } from '../testing/buildProduct.ts';
import { sampleProducts } from '../testing/sampleCatalogue.ts';
import { ukrainianPortal } from '../testing/storyPortal.ts';
import { answering, never } from '../testing/storyStates.tsx';
import { ProductRequestModal } from './ProductRequestModal.tsx';

const { portal: asked } = answering({
  'GET api/ecosystem/products/{id}': () => ({ product: sampleProducts[0], details: buildDetails() }),
});

const meta = {
  title: 'Marketplace/ProductRequestModal',
  component: ProductRequestModal,
  decorators: [PortalStory],
  args: { props: { productId: 1 }, close: () => {} },
  parameters: { portal: asked },
} satisfies Meta<typeof ProductRequestModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One channel can have it immediately, the other joins first. */
export const Loaded: Story = {};

/** No channel can have it, and each says why. */
export const Empty: Story = {
  parameters: answering(
    { 'GET api/ecosystem/products/{id}': () => ({ product: sampleProducts[6], details: buildDetails() }) },
    asked,
  ),
};

export const Loading: Story = {
  parameters: answering({ 'GET api/ecosystem/products/{id}': never }, asked),
};

export const Failed: Story = {
  parameters: answering({ 'GET api/ecosystem/products/{id}': buildFailure('server') }, asked),
};

export const Ukrainian: Story = {
  parameters: { portal: { ...ukrainianPortal, answers: asked.answers } },
};
