import { Grid } from '@my-air/ui-kit';
import { brands, schemes } from '@my-air/ui-kit/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { BrandSample } from './BrandSample.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Visual language/Brands',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const names = { default: 'My AIR', scalelab: 'Scalelab' };

/** Two characters from the same tokens, side by side. */
export const SideBySide: Story = {
  render: () => (
    <Sheet
      title="Two houses"
      lead="The same components and the same roles; another type, other corners, another density, other colours."
    >
      <Grid min="30rem" gap={6}>
        {brands.flatMap((brand) =>
          schemes.map((scheme) => (
            <BrandSample key={`${brand} ${scheme}`} brand={brand} name={names[brand]} scheme={scheme} />
          )),
        )}
      </Grid>
    </Sheet>
  ),
};
