import { Grid, Text } from '@my-air/ui-kit';
import { characterOf } from '@my-air/ui-kit/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Chapter, Rules, Sheet } from './Sheet.tsx';
import { brandOf } from './tokensOf.ts';

const meta = { title: 'Visual language/Welcome', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first page of the visual language. */
export const Welcome: Story = {
  render: (_args, { globals }) => (
    <Sheet
      title="What the portal is drawn with"
      lead="Every token, every component and every state of every screen, in both brands, in the light and in the dark, in five languages."
    >
      <Chapter title="The brand you are looking at" text={characterOf(brandOf(globals).brand)} />
      <Grid min="20rem">
        <Chapter title="Who we draw for">
          <Text>
            A creator between two uploads, often on a phone. They come with one question: what happened, and
            what do I do next? The first 600 pixels of a screen answer it.
          </Text>
        </Chapter>
        <Chapter title="How to look around">
          <Rules
            rules={[
              'The toolbar above changes the brand, the light, the language, the direction, the density, the motion and the size of text.',
              'The viewport menu has the widths that layouts change at.',
              'Kit holds the components, Shell the frame, and the other groups the screens: loaded, empty, loading and failed.',
              'The Accessibility panel names every violation; none may remain.',
            ]}
          />
        </Chapter>
        <Chapter title="How to change something">
          <Rules
            rules={[
              'Values stand in packages/ui-kit/src/tokens/*.tokens.json, in the Design Tokens format. These pages, the CSS variables and the types are made from them.',
              'Run node scripts/styles.mjs in packages/ui-kit, and its tests: every pair of colours is measured again.',
              'Run pnpm -F @my-air/storybook visual to see what moved, and visual:update when it was meant to.',
            ]}
          />
        </Chapter>
        <Chapter title="What holds everywhere">
          <Rules
            rules={[
              'Colours are named by their role, never by their paint.',
              'Status is never colour alone: an icon and a word stand with it.',
              'One primary action on a screen.',
              'Lines divide, shadows lift: only what floats has a shadow.',
              'Nothing moves but to show where something came from or went.',
            ]}
          />
        </Chapter>
      </Grid>
    </Sheet>
  ),
};
