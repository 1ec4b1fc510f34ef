import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { checkEveryTheme, isStoryTest } from '../.storybook/checkEveryTheme.ts';

const meta = {
  title: 'Storybook/Theme check',
  tags: ['!autodocs'],
  // The colours here are wrong on purpose.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A colour that is right in one light and wrong in the other must not pass. */
export const FindsAColourThatIsWrongInTheDark: Story = {
  render: () => <p style={{ background: 'white' }}>Words on paper</p>,
  play: async (context) => {
    if (!isStoryTest) return;
    await expect(checkEveryTheme({ ...context, parameters: {} })).rejects.toThrow('default, dark: <p');
  },
};
