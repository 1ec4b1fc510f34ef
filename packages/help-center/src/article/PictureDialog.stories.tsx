import { PortalStory } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { PictureDialog } from './PictureDialog.tsx';

const meta = {
  title: 'Help center/PictureDialog',
  component: PictureDialog,
  decorators: [PortalStory],
  args: {
    picture: {
      src: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 640 320%22%3E%3Crect width=%22640%22 height=%22320%22 fill=%22%23e8f0fb%22/%3E%3C/svg%3E',
      alt: 'Four steps from adding a channel to being connected',
    },
    onClose: () => {},
  },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof PictureDialog>;
export default meta;

export const Open: StoryObj<typeof meta> = {};
