import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use } from 'react';
import { expect } from 'storybook/test';

import { checkEveryTheme, isOrdinary } from '../.storybook/checkEveryTheme.ts';
import { checkForcedColors, isForced } from '../.storybook/checkForcedColors.ts';
import { checkWidth } from '../.storybook/checkWidth.ts';
import { isStoryTest } from '../.storybook/isStoryTest.ts';
import { waitForStory } from '../.storybook/waitForStory.ts';

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
    if (!isStoryTest || isForced || !isOrdinary) return;
    await expect(checkEveryTheme({ ...context, parameters: {} })).rejects.toThrow('default, dark: <p');
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

/** The answers that the screen below waits for. */
const answer = Promise.withResolvers<string>();
const list = Promise.withResolvers<string>();

function LateScreen() {
  return (
    <>
      <p>{use(answer.promise)}</p>
      <Suspense fallback={<p aria-busy="true">Loading</p>}>
        <LateList />
      </Suspense>
    </>
  );
}

function LateList() {
  return <p>{use(list.promise)}</p>;
}

/** A screen whose answer has not come must not pass: there is nothing to measure, or its skeleton alone. */
export const WaitsForAScreen: Story = {
  render: () => (
    <Suspense>
      <LateScreen />
    </Suspense>
  ),
  play: async ({ canvas, canvasElement, name }) => {
    const wait = (most?: number) => waitForStory({ canvasElement, name, parameters: {} }, most);
    await expect(wait(100)).rejects.toThrow('The story draws nothing');
    answer.resolve('The answer');
    await canvas.findByText('The answer');
    await expect(wait(100)).rejects.toThrow('The story is busy');
    list.resolve('The list');
    await wait();
    await expect(canvas.getByText('The list')).toBeVisible();
  },
};
