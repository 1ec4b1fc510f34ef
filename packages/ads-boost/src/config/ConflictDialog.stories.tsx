import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { openEdit } from '../settings/openEdit.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

const base = { max_slots: 4, min_gap: 3 };
const editor = { decide: () => {}, leaveConflict: () => undefined, isSaving: false };

/** The conflict of an edit of the most breaks while other values were saved elsewhere. */
function conflictOf(saved: Partial<typeof base>) {
  const stored = { values: { ...base, ...saved }, version: 2 };
  const edited = { ...base, max_slots: 6 };
  const { conflict } = openEdit(stored, { base, version: 1, edited });
  return conflict!;
}

const meta = {
  title: 'Ads boost/ConflictDialog',
  component: ConflictDialog,
  decorators: [PortalStory],
  args: { editor, conflict: conflictOf({ max_slots: 9 }) },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof ConflictDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both changed the same settings, and each is decided. */
export const SameSettings: Story = {};

/** Different settings were changed: both changes can be kept. */
export const DifferentSettings: Story = { args: { conflict: conflictOf({ min_gap: 5 }) } };

export const Saving: Story = {
  args: { editor: { ...editor, isSaving: true } },
  parameters: { draws: 'busy' },
};
