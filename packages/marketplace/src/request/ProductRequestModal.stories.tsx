import { PortalStory } from '@my-air/feature-api/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { buildFailure } from '../testing/failure.ts';
import { buildDetails } from '../testing/buildProduct.ts';
import { sampleProducts } from '../testing/sampleCatalogue.ts';
import { storyPortal, ukrainianPortal } from '../testing/storyPortal.ts';
import { ProductRequestModal } from './ProductRequestModal.tsx';

const asked = {
  ...storyPortal,
  answers: {
    ...storyPortal.answers,
    'GET api/ecosystem/products/{id}': () => ({ product: sampleProducts[0], details: buildDetails() }),
  },
};

const meta = {
  title: 'Marketplace/ProductRequestModal',
  component: ProductRequestModal,
  decorators: [PortalStory],
  args: { props: { productId: 1 }, close: () => {} },
  parameters: { portal: asked },
} satisfies Meta<typeof ProductRequestModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One channel can have it at once, the other joins first. */
export const Loaded: Story = {};

/** No channel can have it, and each says why. */
export const Empty: Story = {
  parameters: {
    portal: {
      ...asked,
      answers: {
        ...asked.answers,
        'GET api/ecosystem/products/{id}': () => ({ product: sampleProducts[6], details: buildDetails() }),
      },
    },
  },
};

export const Loading: Story = {
  parameters: {
    portal: {
      ...asked,
      answers: { ...asked.answers, 'GET api/ecosystem/products/{id}': () => new Promise(() => {}) },
    },
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      ...asked,
      answers: { ...asked.answers, 'GET api/ecosystem/products/{id}': buildFailure('server') },
    },
  },
};

export const Ukrainian: Story = {
  parameters: { portal: { ...ukrainianPortal, answers: asked.answers } },
};
