import { defineFeature } from '@my-air/feature-kit';

import { loadMessages } from './locales/index.ts';
import { homeRoutes, navigationLabel } from './routes.ts';

/** The modals that this feature brings, with their props and answers. */
export interface HomeModals {
  welcome: { props: Record<never, never>; answer: 'started' };
}

declare module '@my-air/feature-kit' {
  interface Modals extends HomeModals {}
}

export const homeFeature = defineFeature({
  id: 'home',
  routes: homeRoutes,
  navigation: [
    {
      id: 'home',
      label: navigationLabel,
      to: '/home',
      icon: 'house',
      group: 'main',
      isPrimary: true,
      badge: () => import('./waiting/waitingBadge.ts').then((badge) => badge.waitingBadge),
    },
  ],
  cards: [
    {
      id: 'statistics',
      place: 'main',
      height: 420,
      shape: 'figures',
      load: () => import('./statistics/StatisticsCard.tsx').then((card) => card.StatisticsCard),
    },
    {
      id: 'pulse',
      place: 'main',
      capability: 'ecosystem_pulse_widget',
      height: 134,
      shape: 'figures',
      load: () => import('./capabilities/PulseCard.tsx').then((card) => card.PulseCard),
    },
    {
      id: 'person',
      place: 'aside',
      height: 240,
      shape: 'rows',
      load: () => import('./person/PersonCard.tsx').then((card) => card.PersonCard),
    },
    {
      id: 'deadlines',
      place: 'aside',
      height: 230,
      load: () => import('./deadlines/DeadlinesCard.tsx').then((card) => card.DeadlinesCard),
    },
    {
      id: 'tools',
      place: 'aside',
      height: 0,
      load: () => import('./capabilities/ToolsCard.tsx').then((card) => card.ToolsCard),
    },
  ],
  waiting: [
    {
      id: 'first-channel',
      load: () => import('./person/waitingForChannel.ts').then((source) => source.waitingForChannel),
    },
  ],
  deadlines: [
    {
      id: 'payout',
      load: () => import('./statistics/payoutDeadlines.ts').then((source) => source.payoutDeadlines),
    },
  ],
  modals: {
    welcome: () => import('./welcome/WelcomeModal.tsx').then((modal) => modal.WelcomeModal),
  },
  greeting: () => import('./welcome/welcomeOnce.ts').then((module) => module.welcomeOnce),
  background: () => import('./waiting/watchWaitingCount.ts').then((watch) => watch.waitingCountBackground),
  loadMessages,
});
