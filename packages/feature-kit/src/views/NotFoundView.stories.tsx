import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { PortalStory } from '../stories.ts';
import { NotFoundView } from './NotFoundView.tsx';

const meta = {
  title: 'Shared views/Not found',
  component: NotFoundView,
  decorators: [PortalStory],
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof NotFoundView>;
export default meta;

export const NotFound: StoryObj<typeof meta> = {};
