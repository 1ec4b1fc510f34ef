import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyPortal } from '../testing/storyPortal.ts';
import { inUkrainian } from '../testing/storyStates.tsx';
import { InstructionScreen } from './InstructionScreen.tsx';

const meta = {
  title: 'AI translation/InstructionScreen',
  component: InstructionScreen,
  decorators: [PortalStory],
  parameters: { portal: storyPortal },
} satisfies Meta<typeof InstructionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Ukrainian: Story = { parameters: inUkrainian };
