import { PortalStory, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';

import { listActiveChats } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { messengerAnswers } from '../testing/messengerAnswers.ts';
import { groupChat, sampleChats, sampleMessages, words, max, me } from '../testing/sampleChats.ts';
import { MessengerScreen } from './MessengerScreen.tsx';

const inPortal = (portal: PortalStoryParameters) => ({
  parameters: { layout: 'fullscreen', portal: { path: '/messenger', loadMessages, ...portal } },
});
const full = messengerAnswers({
  active: sampleChats(),
  archived: [groupChat({ id: 900, archived_at: '2026-01-09T10:00:00Z', closed_by_self: true })],
  messages: sampleMessages(),
});
const longText = 'A very long sentence without an end, '.repeat(40);
const longWord = 'https://www.youtube.com/watch?v='.concat('a1b2c3d4'.repeat(40));

/** The padding of the portal's page, which the screen fills on a phone. */
const InPage: Decorator = (Story) => (
  <div style={{ padding: 'var(--space-4)' }}>
    <Story />
  </div>
);

const meta = {
  title: 'Messenger/MessengerScreen',
  component: MessengerScreen,
  decorators: [InPage, PortalStory],
  args: { section: undefined, chatId: undefined, messageId: undefined, onOpen: () => {} },
} satisfies Meta<typeof MessengerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One chat of each of the fourteen kinds; none is open. */
export const Loaded: Story = inPortal({ answers: full });

/** A conversation with every kind of content. */
export const ChatOpen: Story = { args: { chatId: 100 }, ...inPortal({ answers: full }) };

/** A group in which two participants share a colour. */
export const Group: Story = {
  args: { chatId: 100 },
  ...inPortal({ answers: messengerAnswers({ active: [groupChat()], messages: sampleMessages() }) }),
};

/** Support has not answered in time, though it quoted what was written before; the header says so, with the time there. */
export const AnswerLate: Story = {
  args: { chatId: 100 },
  ...inPortal({
    config: { teamTimeZone: 'Europe/Kyiv' },
    answers: messengerAnswers({
      active: sampleChats(),
      messages: [
        words(1, me, 'Where is my payout?', '2026-01-07T10:00:00Z'),
        words(2, max, 'On its way.', '2026-01-07T10:30:00Z', { reply_to_message_id: 1 }),
        words(3, me, 'It has not arrived yet.', '2026-01-08T10:00:00Z'),
      ],
    }),
  }),
};

const offerChats = sampleChats().filter(({ process }) => process?.processable_type === 'productProposal');
const validOffer = offerChats.map((chat) => ({
  ...chat,
  process: {
    processable_type: 'productProposal',
    processable: { ...chat.process?.processable, valid_until: '2099-01-01' },
  },
}));
const offerMessage = words(1, max, 'Twenty covers for the price of 15.', '2026-01-07T10:00:00Z', { type: 3 });

/** An offer, with the ways to answer it. */
export const OfferOpen: Story = {
  args: { chatId: offerChats[0]!.id },
  ...inPortal({ answers: messengerAnswers({ active: validOffer, messages: [offerMessage] }) }),
};

/** The user has accepted the offer. */
export const OfferAccepted: Story = {
  args: { chatId: offerChats[0]!.id },
  ...inPortal({
    answers: messengerAnswers({
      active: validOffer,
      messages: [
        offerMessage,
        words(2, me, '✅ I accept the offer: Video translation, $240.00.', '2026-01-07T11:00:00Z'),
      ],
    }),
  }),
};

export const Empty: Story = inPortal({ answers: messengerAnswers() });

/** There are only archived chats, so the archive is shown. */
export const OnlyArchived: Story = inPortal({
  answers: messengerAnswers({ archived: [groupChat({ id: 900, archived_at: '2026-01-09T10:00:00Z' })] }),
});

export const EmptyArchive: Story = {
  args: { section: 'archive' },
  ...inPortal({ answers: messengerAnswers() }),
};

export const Loading: Story = inPortal({ answers: { [listActiveChats.key]: () => new Promise(() => {}) } });

export const Failed: Story = inPortal({
  answers: { [listActiveChats.key]: new Error('shown by a story') },
});

/** Texts and words that are longer than their containers. */
export const LongTexts: Story = {
  args: { chatId: 100 },
  ...inPortal({
    answers: messengerAnswers({
      active: [groupChat()],
      messages: [
        words(1, max, longText, '2026-01-07T10:00:00Z'),
        words(2, me, longWord, '2026-01-07T10:01:00Z'),
        words(3, max, 'שלום, מה שלומך? 👍', '2026-01-07T10:02:00Z'),
      ],
    }),
  }),
};

/** The outbox is empty. */
export const NothingUnsent: Story = { args: { section: 'unsent' }, ...inPortal({ answers: full }) };

/** The language with the longest words. */
export const Ukrainian: Story = { args: { chatId: 100 }, ...inPortal({ answers: full, locale: 'uk' }) };
