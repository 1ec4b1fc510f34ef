import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Chapter, Rules, Sheet } from '../language/Sheet.tsx';
import { terms } from './terms.ts';
import { Terms } from './Terms.tsx';

const meta = { title: 'Terms/Nouns and verbs', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The words of the product in its five languages. */
export const FiveLanguages: Story = {
  render: () => (
    <Sheet
      title="Nouns and verbs"
      lead="The same word for the same thing, everywhere and in every language. A test finds each of them in the portal’s own texts."
    >
      <Chapter title="How to use them">
        <Rules
          rules={[
            'Take the word that is here. A new thing gets a row before it gets a screen.',
            'Words are in the form of a dictionary; the sentence changes them.',
            'Where two English words have one translation, the screen has to tell the things apart.',
          ]}
        />
      </Chapter>
      <Chapter title="Nouns">
        <Terms kind="noun" label="Nouns" />
      </Chapter>
      <Chapter title="Verbs">
        <Terms kind="verb" label="Verbs" />
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    // Both tables have a row with the names of the columns.
    await expect(canvas.getAllByRole('row')).toHaveLength(terms.length + 2);
  },
};
