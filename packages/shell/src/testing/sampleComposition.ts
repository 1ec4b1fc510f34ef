import { rootRoute, type Feature } from '@my-air/feature-kit';
import { createRoute, redirect } from '@tanstack/react-router';

import type { Composition } from '../Composition.ts';

const title = { id: 'Sample' };
const route = (path: string, staticData: object = {}) =>
  createRoute({ getParentRoute: () => rootRoute, path, staticData: { title, ...staticData } });

const feature: Feature = {
  id: 'sample',
  routes: [
    route('/home'),
    route('/login', { access: 'public', layout: 'login' }),
    route('/games', { capability: 'games' }),
  ],
  loadMessages: async () => ({}),
  entryParameters: [{ names: ['oauth', 'oauth_platform'] }],
};

/** A portal of one feature, for tests of the shell alone. */
export const sampleComposition: Composition = {
  features: [feature],
  order: {},
  places: { start: '/home', signIn: '/login', signInPaths: ['/login'], help: '/help' },
  access: {
    createSession: () => {
      throw new Error('this test signs nobody in');
    },
    guardRoute: async ({ session }, matches) => {
      const isOpen = matches.length < 2 || matches.some(({ staticData }) => staticData.access === 'public');
      if (!isOpen && !(await session.ensureUser())) throw redirect({ to: '/login' });
    },
    legacyRegistrationTarget: () => undefined,
  },
  bindPorts: () => {},
};
