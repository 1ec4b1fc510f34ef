import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { applyFilters, filtersOf } from './applyFilters.ts';
import { FilterDrawer } from './FilterDrawer.tsx';

const filters = filtersOf({});
const { counts, products } = applyFilters(sampleCatalogue, filters);

const meta = {
  title: 'Marketplace/FilterDrawer',
  component: FilterDrawer,
  decorators: [PortalStory],
  args: {
    catalogue: sampleCatalogue,
    filters,
    counts,
    search: {},
    count: products.length,
    onChange: () => {},
    onClose: () => {},
  },
  parameters: { portal: storyPortal },
} satisfies Meta<typeof FilterDrawer>;
export default meta;

export const Loaded: StoryObj<typeof meta> = {};
