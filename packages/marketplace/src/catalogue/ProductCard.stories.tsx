import { buildPartner, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { buildProduct } from '../testing/buildProduct.ts';
import { sampleProducts } from '../testing/sampleCatalogue.ts';
import { storyChannels, storyPortal } from '../testing/storyPortal.ts';
import { ProductCard } from './ProductCard.tsx';

const applicant = { channels: storyChannels, user: { partner: buildPartner() } };

const meta = {
  title: 'Marketplace/ProductCard',
  component: ProductCard,
  decorators: [PortalStory],
  args: { product: sampleProducts[0] ?? buildProduct(), applicant, level: 2 },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It can be requested, and is pinned. */
export const Open: Story = {};

/** Active for a channel. */
export const Active: Story = { args: { product: sampleProducts[1] ?? buildProduct() } };

/** No channel has the subscribers it asks for; its page can be read. */
export const TooSmall: Story = { args: { product: sampleProducts[6] ?? buildProduct() } };

/** For members alone, with the step that changes that. */
export const Locked: Story = { args: { product: sampleProducts[7] ?? buildProduct() } };

export const ComingSoon: Story = { args: { product: sampleProducts[5] ?? buildProduct() } };

/** A service without its optional fields, and with very long texts. */
export const Bare: Story = {
  args: {
    product: {
      id: 99,
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      description: 'Rindfleischetikettierungsüberwachungsaufgabenübertragung '.repeat(8),
    },
  },
};
