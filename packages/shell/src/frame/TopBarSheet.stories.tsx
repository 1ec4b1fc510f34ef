import { PortalStory } from '@my-air/feature-kit/stories';
import { translated } from '@my-air/i18n';
import { Text } from '@my-air/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { loadMessages } from '../locales/index.ts';
import { TopBarSheet } from './TopBarSheet.tsx';

const label = translated({
  en: 'Notifications',
  uk: 'Сповіщення',
  es: 'Notificaciones',
  ru: 'Уведомления',
  pt: 'Notificações',
});

/** A contribution to the top bar whose content arrives like this. */
const item = (id: string, load: () => Promise<() => React.ReactElement>) => ({
  item: { id, label, icon: 'house' as const, load, loadMessages },
});

const meta = {
  title: 'Shell/TopBarSheet',
  component: TopBarSheet,
  decorators: [PortalStory],
  args: {
    ...item('loaded', async () => () => <Text>Everything is read.</Text>),
    isOpen: true,
    onOpenChange: () => {},
    anchor: { current: null },
  },
  parameters: { portal: { loadMessages } },
} satisfies Meta<typeof TopBarSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = { args: item('loading', () => new Promise(() => {})) };

export const Failed: Story = { args: item('failed', () => Promise.reject(new Error('offline'))) };
