import type { Meta, StoryObj } from '@storybook/react-vite';

import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Kit/Feedback/Stepper',
  id: 'kit-stepper',
  component: Stepper,
  args: {
    label: 'Your way into the network',
    steps: [
      { id: 'connect', label: 'Connect the channel', description: 'Done on 3 November', state: 'done' },
      { id: 'check', label: 'We look at it', description: 'Up to two working days', state: 'current' },
      { id: 'agree', label: 'Agree to the terms', state: 'upcoming' },
      { id: 'join', label: 'Join', state: 'upcoming' },
    ],
    stateLabels: { done: 'done', current: 'under way', upcoming: 'later', failed: 'failed' },
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Failed: Story = {
  args: {
    steps: [
      { id: 'connect', label: 'Connect the channel', state: 'done' },
      { id: 'check', label: 'We look at it', description: 'The channel has a strike', state: 'failed' },
      { id: 'join', label: 'Join', state: 'upcoming' },
    ],
  },
};

export const Vertical: Story = { args: { isVertical: true } };

/** Three short steps in a card. */
export const Compact: Story = {
  args: {
    isCompact: true,
    steps: [
      { id: 'apply', label: 'Application', state: 'done' },
      { id: 'check', label: 'Review', state: 'current' },
      { id: 'join', label: 'Invitation', state: 'upcoming' },
    ],
  },
  decorators: [onPhone],
};

export const OnPhone: Story = { decorators: [onPhone] };

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
