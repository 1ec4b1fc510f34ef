import type { PartsOrder } from '@my-air/feature-api';

/** The screen that a session begins with, and the one where people sign in; the page is prepared for both. */
export const first = { start: '/home', signIn: '/login' } as const;

/** The screens where people sign in; each sends them on by itself. */
export const signInPaths: readonly string[] = [first.signIn, '/oauth/login', '/impersonate'];

/** Where an error leads to help. */
export const helpPath = '/help-center';

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
    'ai-optimization',
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
    'help',
  ],
  topBar: ['translation', 'notifications'],
};
