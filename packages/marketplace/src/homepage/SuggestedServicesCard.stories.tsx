import { buildFailure, PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { answering, never, noServices } from '../testing/storyStates.tsx';
import { SuggestedServicesCard } from './SuggestedServicesCard.tsx';

const meta = {
  title: 'Marketplace/SuggestedServicesCard',
  component: SuggestedServicesCard,
  decorators: [PortalStory],
  parameters: { portal: storyPortal },
} satisfies Meta<typeof SuggestedServicesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Empty: Story = { parameters: noServices };

export const Loading: Story = {
  parameters: answering({ 'GET api/ecosystem/productCategories': never }),
};

export const Failed: Story = {
  parameters: answering({ 'GET api/ecosystem/productCategories': buildFailure('server') }),
};
