import type { ContributionsOrder } from '@my-air/feature-api';
import { translated } from '@my-air/i18n';

/** The order of the features' contributions; those that are not listed come at the end of their group. */
export const order: ContributionsOrder = {
  groups: [
    { id: 'main' },
    {
      id: 'grow',
      label: translated({ en: 'Growth', uk: 'Зростання', es: 'Crecimiento', ru: 'Рост', pt: 'Crescimento' }),
    },
    {
      id: 'ai',
      label: translated({
        en: 'Artificial intelligence',
        uk: 'Штучний інтелект',
        es: 'Inteligencia artificial',
        ru: 'Искусственный интеллект',
        pt: 'Inteligência artificial',
      }),
    },
    {
      id: 'talk',
      label: translated({
        en: 'Conversations',
        uk: 'Спілкування',
        es: 'Conversaciones',
        ru: 'Общение',
        pt: 'Conversas',
      }),
    },
    {
      id: 'money',
      label: translated({ en: 'Money', uk: 'Гроші', es: 'Dinero', ru: 'Деньги', pt: 'Dinheiro' }),
    },
    {
      id: 'more',
      label: translated({ en: 'More', uk: 'Ще', es: 'Más', ru: 'Ещё', pt: 'Mais' }),
    },
  ],
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
  topBar: ['translation', 'notifications'],
  account: ['profile', 'security', 'preferences', 'agreements'],
  actions: ['add-channel'],
};
