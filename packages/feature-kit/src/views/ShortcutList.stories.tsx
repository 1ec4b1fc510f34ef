import type { Meta, StoryObj } from '@storybook/react-vite';

import { ShortcutList } from './ShortcutList.tsx';

const meta = {
  title: 'Shared views/Shortcut list',
  component: ShortcutList,
  args: {
    title: 'In chats',
    shortcuts: [
      { keys: ['Enter'], label: 'Send the message' },
      { keys: ['Ctrl', 'Shift', 'X'], label: 'Strikethrough' },
      { keys: ['Alt', '↑'], label: 'Open the chat above, also while a long message is being written' },
    ],
  },
} satisfies Meta<typeof ShortcutList>;
export default meta;

export const List: StoryObj<typeof meta> = {};
