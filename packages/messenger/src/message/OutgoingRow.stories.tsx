import { PortalStory } from '@my-air/feature-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../messages.ts';
import { buildOutboxEntry } from '../testing/buildOutboxEntry.ts';
import { OutgoingRow, type OutgoingActions } from './OutgoingRow.tsx';

const nothing = () => {};
const actions: OutgoingActions = {
  onRetry: nothing,
  onCopy: nothing,
  onEdit: nothing,
  onDiscard: nothing,
  onStop: nothing,
  onCheck: nothing,
  onConfirmSent: nothing,
};
const files = [{ name: 'rough-cut.mp4', type: 'video/mp4', size: 12_400_000 }];

const meta = {
  title: 'Messenger/OutgoingRow',
  component: OutgoingRow,
  decorators: [PortalStory],
  args: { entry: buildOutboxEntry(), actions },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof OutgoingRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Queued: Story = {};
export const Sending: Story = { args: { entry: buildOutboxEntry({ state: 'sending' }) } };

/** The progress of the upload is not known yet. */
export const SendingFiles: Story = { args: { entry: buildOutboxEntry({ state: 'sending', files }) } };
export const Failed: Story = {
  args: { entry: buildOutboxEntry({ state: 'failed', failure: { code: 'network' } }) },
};
export const Refused: Story = {
  args: {
    entry: buildOutboxEntry({
      state: 'refused',
      failure: { code: 'validation', fields: { message: 'Please say it another way.' } },
    }),
  },
};
export const MaybeSent: Story = { args: { entry: buildOutboxEntry({ state: 'maybeSent' }) } };
export const Stopped: Story = {
  args: { entry: buildOutboxEntry({ state: 'refused', files, failure: { code: 'aborted' } }) },
};

/** The page ended before the files could be read. */
export const WithoutItsFiles: Story = {
  args: {
    entry: buildOutboxEntry({
      state: 'refused',
      failure: { code: 'aborted', lostFiles: ['rough-cut.mp4'] },
    }),
  },
};

/** The browser stores nothing. */
export const InThisTabOnly: Story = { args: { entry: buildOutboxEntry({ isKept: false }) } };
