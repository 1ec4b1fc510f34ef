import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { StatTile } from '../figures/StatTile.tsx';
import { Card } from '../layout/Card.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Tour, type TourProps } from './Tour.tsx';

const meta = {
  title: 'Kit/Tour',
  component: Tour,
  // Each in a frame of its own, because a tour covers its page.
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: {
    steps: [
      {
        id: 'money',
        anchor: 'story-money',
        title: 'Your money',
        text: 'What you can withdraw and what is still in work.',
      },
      {
        id: 'channels',
        anchor: 'story-channels',
        title: 'Your channels',
        text: 'Where each channel stands, and its next step.',
      },
      { id: 'help', anchor: 'story-nowhere', title: 'And us', text: 'Your manager answers within a day.' },
    ],
    index: 0,
    onMove: fn(),
    onEnd: fn(),
    labels: {
      progress: (number, count) => `${number} of ${count}`,
      skip: 'Skip',
      back: 'Back',
      next: 'Next',
      done: 'Done',
    },
  },
  render: (args) => <Shown {...args} />,
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show me around' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Your money' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Your channels' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Your money' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    await expect(args.onEnd).toHaveBeenCalledWith('skipped');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show me around' })).toHaveFocus());
  },
};

export const FirstStep: Story = { render: (args) => <Shown {...args} isOpenAtFirst /> };

export const LastStep: Story = { args: { index: 2 }, render: (args) => <Shown {...args} isOpenAtFirst /> };

export const LongText: Story = {
  args: {
    steps: [
      {
        id: 'long',
        anchor: 'story-channels',
        title: 'Усе, що стосується ваших каналів, зібрано в одному місці',
        text: 'Тут видно стан кожного каналу, наступний крок, умови договору та зауваження. '.repeat(4),
      },
    ],
  },
  render: (args) => <Shown {...args} isOpenAtFirst />,
};

export const Zoomed: Story = { ...FirstStep, globals: { zoom: '200' } };

export const RightToLeft: Story = { ...FirstStep, globals: { direction: 'rtl' } };

function Shown({ isOpenAtFirst = false, ...args }: TourProps & { isOpenAtFirst?: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [index, setIndex] = useState(args.index);

  function end(outcome: 'finished' | 'skipped') {
    args.onEnd(outcome);
    setIsOpen(false);
  }

  return (
    <Stack>
      <div>
        <Button onClick={() => setIsOpen(true)}>Show me around</Button>
      </div>
      <Grid>
        <Card data-tour="story-money">
          <StatTile label="Available" value="$12,480.50" />
        </Card>
        <Card data-tour="story-channels">
          <StatTile label="Channels" value="4" />
        </Card>
      </Grid>
      {isOpen && <Tour {...args} index={index} onMove={setIndex} onEnd={end} />}
    </Stack>
  );
}
