import { Button, Card, Field, Row, Stack, Text, TextInput } from '@my-air/ui-kit';
import { brandTokens, breakpoints, densityOf, densityTokens, schemeTokens } from '@my-air/ui-kit/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Chapter, Rules, Sheet, TokenTable } from './Sheet.tsx';
import { below, foundation, brandOf, variable, written } from './tokensOf.ts';

const meta = { title: 'Visual language/Space and shape', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The distances, and the widths at which layouts change. */
export const Spacing: Story = {
  render: () => (
    <Sheet
      title="Spacing"
      lead="A step is four pixels. What belongs together is closer than what does not; that is all there is to a layout."
    >
      <Chapter title="Steps">
        <TokenTable
          head={['Token', 'Value', 'Between or inside', 'Sample']}
          rows={foundation('space').map((token) => ({
            name: variable(token),
            cells: [
              written(token),
              token.description,
              <span
                key=""
                style={{
                  display: 'block',
                  width: `var(${variable(token)})`,
                  height: '0.75rem',
                  background: 'var(--color-accent)',
                }}
              />,
            ],
          }))}
        />
      </Chapter>
      <Chapter title="Widths that layouts change at">
        <TokenTable
          head={['Name', 'From']}
          rows={Object.entries(breakpoints).map(([name, width]) => ({ name, cells: [`${width}px`] }))}
        />
      </Chapter>
      <Chapter title="Rules">
        <Rules
          rules={[
            'Content is at most 1200 pixels wide, reading at most 68 characters.',
            'Only logical sides (start, end): every layout turns round in a language that is read from the right.',
            'Nobody scrolls sideways, at 360 pixels or with text twice as large; a wide table scrolls inside itself.',
          ]}
        />
      </Chapter>
    </Sheet>
  ),
};

/** The densities of the layout. */
export const Density: Story = {
  render: (_args, { globals }) => (
    <Sheet
      title="Density"
      lead={`This brand is ${densityOf(brandOf(globals).brand)}. The toolbar tries the other.`}
    >
      <Chapter title="What it looks like">
        <Stack gap={3} style={{ maxWidth: '24rem' }}>
          <Field label="Name">
            <TextInput defaultValue="Olena Koval" />
          </Field>
          <Row wrap>
            <Button variant="primary">Save</Button>
            <Button>Cancel</Button>
            <Button size="s">Small</Button>
          </Row>
        </Stack>
      </Chapter>
      {(['comfortable', 'compact', 'touch'] as const).map((density) => (
        <Chapter key={density} title={density === 'touch' ? 'Under a finger, always' : density}>
          <TokenTable
            head={['Token', 'Value']}
            rows={densityTokens(density).map((token) => ({ name: variable(token), cells: [written(token)] }))}
          />
        </Chapter>
      ))}
    </Sheet>
  ),
};

/** The corners, the shadows, and the order of the layers. */
export const Shape: Story = {
  render: (_args, { globals }) => {
    const { brand, scheme } = brandOf(globals);
    const uses = new Map(
      below(brandTokens('default'), 'radius').map(({ path, description }) => [path[1], description]),
    );
    return (
      <Sheet
        title="Shape and depth"
        lead="Corners belong to the brand. Depth is told by the ground and a thin line; a shadow means that something floats."
      >
        <Chapter title="Corners">
          <TokenTable
            head={['Token', 'Value', 'For', 'Sample']}
            rows={below(brandTokens(brand), 'radius').map((token) => ({
              name: variable(token),
              cells: [
                written(token),
                uses.get(token.path[1]),
                <span
                  key=""
                  style={{
                    display: 'block',
                    width: '4rem',
                    height: '2.5rem',
                    border: '1px solid var(--color-line-strong)',
                    borderRadius: `var(${variable(token)})`,
                  }}
                />,
              ],
            }))}
          />
        </Chapter>
        <Chapter title="Elevation">
          <Row wrap gap={6} align="stretch">
            <Card>
              <Text>Lies on the page: a line.</Text>
            </Card>
            {below(schemeTokens(brand, scheme), 'shadow').map((token) => (
              <div
                key={token.path[1]}
                style={{
                  padding: 'var(--space-card)',
                  background: 'var(--color-floating)',
                  border: '1px solid var(--color-line)',
                  borderRadius: 'var(--radius-card)',
                  boxShadow: `var(${variable(token)})`,
                }}
              >
                <Text>{variable(token)}</Text>
              </div>
            ))}
          </Row>
        </Chapter>
        <Chapter title="Layers">
          <TokenTable
            head={['Token', 'Value', 'What lies there']}
            rows={foundation('layer').map((token) => ({
              name: variable(token),
              cells: [written(token), token.description],
            }))}
          />
        </Chapter>
      </Sheet>
    );
  },
};
