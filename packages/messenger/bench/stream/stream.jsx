import 'stream-chat-react/dist/css/index.css';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { StreamChat } from 'stream-chat';
import { Channel, Chat, VirtualizedMessageList, Window } from 'stream-chat-react';

// The product that most web chats are built with, as it comes, over a client that never asks its server anything.
const me = { id: 'author-0', name: 'Author 0' };
let channel;
let client;
let root;
let answer;

export const list = {
  rows: '[data-item-index]',
  prepare(messages) {
    client = new StreamChat('offline');
    client.doAxiosRequest = async () => ({});
    client._setUser(me);
    client.userID = me.id;
    channel = client.channel('messaging', 'long');
    const about = {
      id: 'long',
      type: 'messaging',
      cid: channel.cid,
      created_at: messages[0].moment,
      updated_at: messages[0].moment,
      own_capabilities: ['send-message', 'send-reaction', 'read-events'],
      config: { reactions: true, replies: true, read_events: false, commands: [] },
    };
    client._addChannelConfig(about);
    channel.data = about;
    answer = {
      channel: about,
      members: [],
      read: [],
      watchers: [],
      pinned_messages: [],
      messages: messages.map(asStreams),
    };
  },
  take() {
    channel._initializeState(answer);
    channel.initialized = true;
    channel.state.messagePagination.hasPrev = false;
    channel.state.messagePagination.hasNext = false;
  },
  draw(place) {
    root = createRoot(place);
    flushSync(() =>
      root.render(
        <Chat client={client}>
          <Channel channel={channel}>
            <Window>
              <VirtualizedMessageList />
            </Window>
          </Channel>
        </Chat>,
      ),
    );
  },
  remove: () => root.unmount(),
  scroller: () => document.querySelector('[data-virtuoso-scroller]'),
};

function asStreams({ id, author, text, moment, reactions }) {
  const user = { id: `author-${author}`, name: `Author ${author}` };
  const latest = reactions.map((type, place) => ({
    type,
    user: { id: `author-${place + 1}`, name: `Author ${place + 1}` },
    user_id: `author-${place + 1}`,
    message_id: `m-${id}`,
    created_at: moment,
    updated_at: moment,
  }));
  const groups = Object.fromEntries(
    reactions.map((type) => [
      type,
      { count: 1, sum_scores: 1, first_reaction_at: moment, last_reaction_at: moment },
    ]),
  );
  return {
    id: `m-${id}`,
    cid: 'messaging:long',
    type: 'regular',
    user,
    text,
    html: `<p>${text}</p>`,
    created_at: moment,
    updated_at: moment,
    attachments: [],
    mentioned_users: [],
    latest_reactions: latest,
    own_reactions: [],
    reaction_groups: groups,
    status: 'received',
  };
}
