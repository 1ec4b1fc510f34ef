import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { buildOutgoingMessage } from '../testing/buildOutgoingMessage.ts';
import { OutgoingRow } from './OutgoingRow.tsx';
import type { OutgoingActions } from './useOutgoing.ts';

const nothing = () => {};
const actions: OutgoingActions = {
  onSendAgain: nothing,
  onCopy: nothing,
  onEdit: nothing,
  onDelete: nothing,
  onStop: nothing,
};
const files = [{ name: 'rough-cut.mp4', type: 'video/mp4', size: 12_400_000 }];

const meta = {
  title: 'Messenger/OutgoingRow',
  component: OutgoingRow,
  decorators: [PortalStory],
  args: { message: buildOutgoingMessage(), actions },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof OutgoingRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Sending: Story = { args: { message: buildOutgoingMessage({ state: 'sending' }) } };

/** The progress of the upload is not known yet. */
export const SendingFiles: Story = { args: { message: buildOutgoingMessage({ state: 'sending', files }) } };

/** It is tried again by itself. */
export const Failed: Story = {
  args: { message: buildOutgoingMessage({ failure: { code: 'network' } }) },
};
export const Refused: Story = {
  args: {
    message: buildOutgoingMessage({
      state: 'refused',
      failure: { code: 'validation', words: 'Please say it another way.' },
    }),
  },
};
export const Unknown: Story = { args: { message: buildOutgoingMessage({ state: 'unknown' }) } };
export const Stopped: Story = { args: { message: buildOutgoingMessage({ state: 'stopped', files }) } };

/** The browser stores nothing. */
export const InThisTabOnly: Story = { args: { message: buildOutgoingMessage({ isKept: false }) } };
