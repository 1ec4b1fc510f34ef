import { answer, PortalStory, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { listActiveChats } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { sampleChats } from '../testing/sampleChats.ts';
import { UnreadChatsCard } from './UnreadChatsCard.tsx';

const meta = {
  title: 'Messenger/UnreadChatsCard',
  component: UnreadChatsCard,
  decorators: [PortalStory],
} satisfies Meta<typeof UnreadChatsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const inPortal = (portal: PortalStoryParameters) => ({
  parameters: { portal: { path: '/home', loadMessages, ...portal } satisfies PortalStoryParameters },
});
const chats = sampleChats();
const many = chats.map((chat) => ({ ...chat, unread_count: 2 }));

/** Unread messages in two chats. */
export const Loaded = inPortal({ answers: answer(listActiveChats, { chats }) }) satisfies Story;

/** Everything was read. */
export const Empty = inPortal({ answers: answer(listActiveChats, { chats: [] }) }) satisfies Story;

/** More chats than the card has room for. */
export const Many = inPortal({ answers: answer(listActiveChats, { chats: many }) }) satisfies Story;

/** The language with the longest words. */
export const Ukrainian = inPortal({
  answers: answer(listActiveChats, { chats }),
  locale: 'uk',
}) satisfies Story;
