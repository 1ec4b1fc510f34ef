import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { rightToLeft } from '../testing/decorators.tsx';
import { SparklineFigure } from './SparklineFigure.tsx';

const views = [310, 290, 330, 420, 510, 470, 440, 460, 520, 610, 700, 640, 660, 720];

const meta = {
  title: 'Kit/Data/SparklineFigure',
  id: 'kit-sparklinefigure',
  component: SparklineFigure,
  args: {
    label: 'Views by day',
    values: views,
    describe: (index) => `Nov ${index + 1}: ${views[index]} views`,
    figure: '7.1K views in 14 days',
  },
} satisfies Meta<typeof SparklineFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A press shows the value below it, until the focus leaves. */
export const Pressed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvasElement.querySelector('svg')!;
    await userEvent.click(drawing);
    await waitFor(() => expect(canvas.getByText(/^Nov \d+: \d+ views$/)).toBeVisible());
    await expect(canvas.getByRole('slider', { name: 'Views by day' })).toHaveFocus();
  },
};

/** Two values that are alike. */
export const Few: Story = {
  args: { values: [5, 5], describe: (index) => `Nov ${index + 1}: 5 views`, figure: '10 views in 2 days' },
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
