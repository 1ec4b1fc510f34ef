import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal, ukrainianPortal } from '../testing/storyPortal.ts';
import { failed, noServices, pending } from '../testing/storyStates.tsx';
import { CatalogueScreen } from './CatalogueScreen.tsx';

const meta = {
  title: 'Marketplace/CatalogueScreen',
  component: CatalogueScreen,
  decorators: [PortalStory],
  args: { search: { subscribers: 'any' }, hash: '', onChange: () => {} },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof CatalogueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each action and each access, pinned, requested and active. */
export const Loaded: Story = {};

/** Nothing passes the filters, and there is a way on. */
export const Empty: Story = { args: { search: { category: ['music'], indicator: ['income'] } } };

/** There is no service at all. */
export const NoServices: Story = { parameters: noServices };

/** The view of a bundle's address. */
export const Bundle: Story = { args: { search: {}, hash: 'basic-package' } };

/** The assistant's choice, as a chip that can be removed. */
export const Picked: Story = { args: { search: { picked: [2, 7] } } };

export const Loading: Story = pending;

export const Failed: Story = failed;

export const Ukrainian: Story = { parameters: { portal: ukrainianPortal } };
