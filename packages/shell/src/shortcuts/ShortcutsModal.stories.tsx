import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { ShellProvider } from '../Shell.ts';
import { assembleShell } from '../testing/assembleShell.ts';
import { sampleComposition } from '../testing/sampleComposition.ts';
import { ShortcutsModal } from './ShortcutsModal.tsx';

const meta = {
  title: 'Shell/ShortcutsModal',
  component: ShortcutsModal,
  decorators: [
    (Story) => (
      <ShellProvider value={assembleShell(sampleComposition)}>
        <Story />
      </ShellProvider>
    ),
    PortalStory,
  ],
  args: { props: {}, close: () => {} },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof ShortcutsModal>;
export default meta;

export const OnEveryScreen: StoryObj<typeof meta> = {};
