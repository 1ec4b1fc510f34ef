import {
  Button,
  Card,
  Grid,
  Heading,
  ProgressBar,
  Row,
  Stack,
  StatTile,
  Status,
  Text,
  TextInput,
  Field,
} from '@my-air/ui-kit';
import {
  brands,
  characterOf,
  densityOf,
  schemes,
  tokenCss,
  type Brand,
  type Scheme,
} from '@my-air/ui-kit/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';

import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Visual language/Brands',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two characters from the same tokens, side by side. */
export const SideBySide: Story = {
  render: () => (
    <Sheet
      title="Two houses"
      lead="The same components and the same roles; another type, other corners, another density, other colours."
    >
      <Grid min="30rem" gap={6}>
        {brands.flatMap((brand) =>
          schemes.map((scheme) => <BrandSample key={`${brand} ${scheme}`} brand={brand} scheme={scheme} />),
        )}
      </Grid>
    </Sheet>
  ),
};

/** A brand in one scheme, whatever the page around it shows. */
function BrandSample({ brand, scheme }: { brand: Brand; scheme: Scheme }) {
  const id = `brand-${brand}-${scheme}`;
  return (
    <Ground id={id}>
      <style>
        {tokenCss(brand, scheme)
          .replaceAll(':root:root:root', `#${id}`)
          .replaceAll(/(:root)+/g, `#${id}`)}
      </style>
      <Text size={12} tone="muted">
        {densityOf(brand)}
      </Text>
      <Stack gap={2}>
        <Heading level={2} size={24}>
          {brand === 'scalelab' ? 'Scalelab' : 'My AIR'}, {scheme}
        </Heading>
        <Text size={14} tone="muted">
          {characterOf(brand)}
        </Text>
      </Stack>
      <Card>
        <StatTile label="Available" value="$4,310.75" />
        <ProgressBar label="To the next payment" value={72} max={100} />
        <Row wrap>
          <Status tone="positive">Connected</Status>
          <Status tone="warning">In moderation</Status>
        </Row>
      </Card>
      <Field label="Wallet">
        <TextInput defaultValue="TQ5n…81kd" />
      </Field>
      <Row wrap>
        <Button variant="primary">Withdraw</Button>
        <Button>History</Button>
        <Button variant="quiet">Later</Button>
      </Row>
    </Ground>
  );
}

const Ground = styled.section`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  min-width: 0;
  padding: var(--space-6);
  color: var(--color-text);
  font-family: var(--font-family);
  background: var(--color-ground);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
`;
