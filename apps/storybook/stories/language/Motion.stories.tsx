import { Button, Row, Text } from '@my-air/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Chapter, Rules, Sheet, TokenTable } from './Sheet.tsx';
import { foundation, variable, written } from './tokensOf.ts';

const meta = { title: 'Visual language/Motion', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The durations, the easing, and the cases without motion. */
export const Motion: Story = {
  render: () => (
    <Sheet
      title="Motion"
      lead="Short, slowing down at its end, and only to show where something came from or went."
    >
      <Chapter title="Durations">
        <TokenTable
          head={['Token', 'Value', 'For']}
          rows={foundation('motion').map((token) => ({
            name: variable(token),
            cells: [written(token), token.description],
          }))}
        />
      </Chapter>
      <Chapter title="Try it" text="Choose Reduced in the toolbar: the same things happen, at once.">
        <Mover />
      </Chapter>
      <Chapter title="Rules">
        <Rules
          rules={[
            'Where a person asks for less motion every duration is nothing; what spins turns slowly, what slides appears.',
            'Nothing loops but what is on its way.',
            'Nothing moves by itself while somebody reads.',
          ]}
        />
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Move' });
    await userEvent.click(button);
    const mover = canvas.getByText('From here to there');
    // The tests' browser asks for reduced motion: transitions end immediately.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches)
      await expect(getComputedStyle(mover).transitionDuration).toBe('0s');
  },
};

function Mover() {
  const [isThere, setIsThere] = useState(false);
  return (
    <Row wrap>
      <Button onClick={() => setIsThere(!isThere)}>Move</Button>
      <Text style={{ marginInlineStart: isThere ? '4rem' : 0, transition: 'margin var(--motion-medium)' }}>
        From here to there
      </Text>
    </Row>
  );
}
