import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../layout/Card.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { contrast } from './color.ts';
import { helpColorCount, helpColorStyle } from './helpColor.ts';
import type { Brand, Scheme } from './themes.ts';
import { colorsOf, foundationTokens } from './tokenFiles.ts';

const meta = { title: 'Kit/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour by its role, with its distance from the ground. */
export const Colours: Story = {
  render: (_args, { globals }) => {
    const colors = colorsOf(globals['brand'] as Brand, globals['scheme'] as Scheme);
    const ground = colors.get('ground')!;
    return (
      <Grid min="11rem" gap={3}>
        {[...colors].map(([role, value]) => (
          <Row key={role}>
            <span
              style={{
                width: 36,
                height: 36,
                flexShrink: 0,
                background: `var(--color-${role})`,
                border: '1px solid var(--color-line)',
                borderRadius: 'var(--radius-chip)',
              }}
            />
            <Stack gap={0}>
              <Text size={14}>{role}</Text>
              <Text size={12} tone="muted" isNumeric>
                {contrast(value, ground).toFixed(2)}
              </Text>
            </Stack>
          </Row>
        ))}
      </Grid>
    );
  },
};

export const HelpPalette: Story = {
  render: () => (
    <Grid min="8rem">
      {Array.from({ length: helpColorCount }, (_, index) => (
        <Card key={index} style={{ ...helpColorStyle(index + 1), borderColor: 'transparent' }}>
          Topic {index + 1}
        </Card>
      ))}
    </Grid>
  ),
};

export const Spacing: Story = {
  render: () => (
    <Stack gap={2}>
      {foundationTokens()
        .filter(({ path }) => path[0] === 'space')
        .map(({ path }) => (
          <Row key={path[1]}>
            <Text size={12} style={{ width: '2rem' }}>
              {path[1]}
            </Text>
            <span
              style={{ width: `var(--space-${path[1]})`, height: '1rem', background: 'var(--color-accent)' }}
            />
          </Row>
        ))}
    </Stack>
  ),
};
