import type { ContributionsOrder } from '@my-air/feature-kit';
import { navigationGroups } from '@my-air/shell';

const { main, grow, ai, talk, money, more } = navigationGroups;

/** The order of the features' contributions; those that are not listed come at the end of their group. */
export const order: ContributionsOrder = {
  groups: [main, grow, ai, talk, money, more],
  navigation: [
    'home',
    'accounts',
    'services',
    'distribution',
    'affiliate-program',
    'ads-boost',
    'ai-metadata',
    'ai-optimization',
    'messenger',
    'moderation',
    'finances',
    'games',
    'news',
    'help-center',
  ],
  cards: [
    'statistics',
    'pulse',
    'channels',
    'services',
    'translation',
    'news',
    'agreements',
    // In the right column
    'money',
    'deadlines',
    'unread-chats',
    'referral',
    'person',
    'distribution',
    'ads-boost',
    'moderation',
    'games',
    'tools',
  ],
  waiting: [
    'first-channel',
    'agreements',
    'channels',
    'unfinished',
    'notifications',
    'translations',
    'suggestions',
  ],
  search: [
    'channels',
    'chats',
    'services',
    'distribution',
    'translation',
    'ai-optimization',
    'games',
    'ads-boost',
    'moderation',
    'help',
  ],
  topBar: ['channel', 'translation', 'notifications'],
  account: ['profile', 'security', 'preferences', 'agreements'],
  actions: ['add-channel'],
};
