import { PortalStory } from '@my-air/feature-api/stories';
import { FailedView, PendingView } from '@my-air/feature-api/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { ShelvesScreen } from './ShelvesScreen.tsx';

const meta = {
  title: 'Marketplace/ShelvesScreen',
  component: ShelvesScreen,
  decorators: [PortalStory],
  args: {},
  parameters: { portal: storyPortal },
} satisfies Meta<typeof ShelvesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Empty: Story = {
  parameters: {
    portal: {
      ...storyPortal,
      answers: {
        ...storyPortal.answers,
        'GET api/ecosystem/productBundles': { product_bundles: [] },
        'GET api/ecosystem/productCategories': { data: [] },
      },
    },
  },
};

export const Loading: Story = { render: () => <PendingView /> };

export const Failed: Story = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };
