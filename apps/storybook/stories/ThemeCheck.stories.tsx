import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { checkEveryTheme } from '../.storybook/checkEveryTheme.ts';
import { checkForcedColors, isForced } from '../.storybook/checkForcedColors.ts';
import { checkWidth } from '../.storybook/checkWidth.ts';
import { isStoryTest } from '../.storybook/isStoryTest.ts';

const meta = {
  title: 'Storybook/Theme check',
  tags: ['!autodocs', '!dev'],
  // The colours here are wrong on purpose.
  parameters: { a11y: { test: 'off' }, width: 'free' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A colour that is right in one scheme and wrong in the other must not pass. */
export const FindsAColourThatIsWrongInTheDark: Story = {
  render: () => <p style={{ background: 'white' }}>Words on paper</p>,
  play: async (context) => {
    if (!isStoryTest || isForced) return;
    await expect(checkEveryTheme({ ...context, storyGlobals: {}, parameters: {} })).rejects.toThrow(
      'default, dark: <p',
    );
  },
};

/** A part that is wider than the page must not pass either. */
export const FindsWhatIsTooWide: Story = {
  render: () => <p style={{ width: '300vw' }}>Words that go on</p>,
  play: async (context) => {
    await expect(() => checkWidth({ ...context, parameters: {} })).toThrow(/wider than its page.*<p/);
  },
};

/** A control that only its background shows must not pass either: in forced colours it is invisible. */
export const FindsWhatForcedColoursHide: Story = {
  render: () => (
    <button
      type="button"
      aria-label="Send"
      style={{ width: 40, height: 40, background: 'teal', border: 0, appearance: 'none' }}
    />
  ),
  play: async (context) => {
    await expect(() => checkForcedColors({ ...context, parameters: {} })).toThrow(/nobody sees:\n<button/);
  },
};
