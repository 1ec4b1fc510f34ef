import type { PartsOrder } from '@my-air/feature-api';

/** The order of what features bring; what is not listed comes at the end of its group. */
export const order: PartsOrder = {
  navigation: [
    'home',
    'accounts',
    'services',
    'distribution',
    'affiliate-program',
    'ads-boost',
    'ai-metadata',
    'messenger',
    'moderation',
    'finances',
    'games',
    'news',
    'help-center',
  ],
  cards: [
    'pulse',
    'channels',
    'services',
    'translation',
    'news',
    'agreements',
    // In the right column
    'money',
    'unread-chats',
    'referral',
    'person',
    'distribution',
    'tools',
  ],
  waiting: ['first-channel', 'agreements', 'channels', 'unfinished', 'notifications', 'translations'],
  search: ['channels', 'chats', 'services', 'distribution', 'translation', 'games', 'ads-boost', 'help'],
  topBar: ['translation', 'notifications'],
};
