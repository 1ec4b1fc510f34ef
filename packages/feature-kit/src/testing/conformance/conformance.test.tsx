import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Locale } from '@my-air/i18n';
import { createLazyRoute, createRoute, redirect, type AnyRoute } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { afterAll, expect, test } from 'vitest';

import { type Feature, type FeatureContributions, rootRoute } from '../../index.ts';
import { FailedView, NotFoundView, PendingView } from '../../views.ts';
import { describeFeature } from '../describeFeature.ts';
import { loadChecked } from './CheckedFeature.ts';
import { checkFiles } from './checkFiles.ts';
import { checkMessages } from './checkMessages.ts';
import { checkModals } from './checkModals.ts';
import { checkIds, checkLabels, checkNavigation } from './checkNames.ts';
import { checkTitles } from './checkTitles.ts';
import { checkViews } from './checkViews.tsx';

const games = { id: 'games' };
const views = { pendingComponent: PendingView, errorComponent: FailedView, notFoundComponent: NotFoundView };
const screen = () => <h1>Games</h1>;
const words = { en: 'Games', uk: 'Ігри', es: 'Juegos', ru: 'Игры', pt: 'Jogos', pseudo: 'Gámés' };
const count = ['There are ', ['count', 'plural', { one: ['# game'], other: ['# games'] }]];
const messagesIn = (locale: Locale) => ({ games: [words[locale]], count }) as never;

function gamesRoutes(): readonly AnyRoute[] {
  const list = createRoute({
    getParentRoute: () => rootRoute,
    path: '/games',
    staticData: { title: games },
  }).lazy(() => Promise.resolve(createLazyRoute('/games')({ component: screen, ...views })));
  const old = createRoute({
    getParentRoute: () => rootRoute,
    path: '/old-games',
    staticData: { redirects: true },
    beforeLoad: () => {
      throw redirect({ to: '/games' });
    },
  });
  return [list, old];
}

const entry = { id: 'games', label: games, to: '/games', icon: 'circle', group: 'more' } as const;

function buildFeature(
  feature: Partial<Feature> = {},
  contributions: FeatureContributions = {
    navigation: [entry],
    cards: [{ id: 'next-game', place: 'aside', Component: screen }],
  },
): Feature {
  return {
    id: 'games',
    routes: gamesRoutes(),
    contributions: async () => ({ contributions }),
    loadMessages: async (locale) => messagesIn(locale),
    ...feature,
  };
}

const folder = mkdtempSync(join(tmpdir(), 'feature-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The sources of a feature with such files, beside the manifest of its package. */
function writeSources(name: string, files: readonly string[]): string {
  const source = join(folder, name, 'src');
  mkdirSync(join(source, 'list'), { recursive: true });
  writeFileSync(join(folder, name, 'package.json'), '{ "exports": { "./search": "./src/search.ts" } }');
  for (const file of files) writeFileSync(join(source, file), '');
  return source;
}
const files = ['feature.ts', 'routes.ts', 'routes.lazy.tsx', 'index.ts', 'search.ts'];

describeFeature(buildFeature(), {
  screens: { '/games': {}, '/old-games': {} },
  folder: writeSources('games', files),
});

test('files that other features do not have are told', () => {
  expect(checkFiles(writeSources('other-games', [...files, 'titles.ts', 'loaders.ts']))).toEqual([
    'src/loaders.ts belongs into feature.ts, routes.ts or the folder of what it is about',
    'src/titles.ts belongs into feature.ts, routes.ts or the folder of what it is about',
  ]);
});

test('ids that are not in kebab-case or not unique are told', async () => {
  const card = { id: 'one', place: 'main', Component: screen } as const;
  const source = { id: 'scores', label: games, query: () => ({ queryKey: ['scores'] }) };
  const item = { id: 'invitations', label: games, icon: 'circle', Sheet: screen } as const;
  const feature = buildFeature(
    { id: 'myGames' },
    { cards: [card, card], search: [source, source], topBar: [item, item] },
  );
  expect(checkIds(await loadChecked(feature))).toEqual([
    'the id "myGames" is not in kebab-case',
    'cards has two contributions with the id "one"',
    'search has two contributions with the id "scores"',
    'topBar has two contributions with the id "invitations"',
  ]);
});

test.each(['navigation', 'waiting', 'deadlines', 'search', 'topBar', 'account', 'actions'] as const)(
  'a label that a language lacks is told: %s',
  async (kind) => {
    const one = { ...entry, query: () => ({ queryKey: ['scores'] }), Sheet: screen, run: () => {} };
    const loadMessages: Feature['loadMessages'] = async (locale) => {
      const text = { ...words, uk: 'Games', pt: ' ' }[locale];
      return { games: [text] };
    };
    const feature = buildFeature({ loadMessages }, { [kind]: [one] });
    expect(checkLabels(await loadChecked(feature))).toEqual([
      `the label of "games" in ${kind} is empty in pt`,
      `the label of "games" in ${kind} is still English in uk`,
    ]);
  },
);

test('navigation leads to a route of its own feature, which may have parameters', async () => {
  const route = createRoute({ getParentRoute: () => rootRoute, path: '/finances/$page' });
  const to = (path: string) => ({ ...entry, to: path });
  const feature = buildFeature(
    { routes: [route] },
    {
      navigation: [to('/finances/account'), to('/finances/account/more')],
      account: [to('/home')],
    },
  );
  expect(checkNavigation(await loadChecked(feature))).toEqual([
    'the entry "games" leads to /finances/account/more, which is no route of this feature',
    'the entry "games" leads to /home, which is no route of this feature',
  ]);
});

test('a name that is the same in every language is no fault', async () => {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/x',
    staticData: { title: { id: 'name' } },
    component: screen,
  });
  const loadMessages = async () => ({ name: ['YouTube'] }) as never;
  expect(checkTitles(await loadChecked(buildFeature({ routes: [route], loadMessages })))).toEqual([]);
});

test('a screen without a title is told, unless its parent has one', async () => {
  const parent = createRoute({
    getParentRoute: () => rootRoute,
    path: '/games',
    staticData: { title: games },
  });
  const child = createRoute({ getParentRoute: () => parent, path: '$gameId' });
  const stray = createRoute({ getParentRoute: () => rootRoute, path: '/stray' });
  const feature = buildFeature({ routes: [parent.addChildren([child]), stray] });
  expect(checkTitles(await loadChecked(feature))).toEqual([
    '/stray has no title, and no parent has one: give it staticData.title',
  ]);
});

test('screens and views that are missing, or have no single heading, are told', async () => {
  const bare = createRoute({ getParentRoute: () => rootRoute, path: '/bare' });
  const odd = createRoute({
    getParentRoute: () => rootRoute,
    path: '/odd',
    component: screen,
    pendingComponent: () => <p>Wait</p>,
    errorComponent: FailedView,
    notFoundComponent: () => [<h1 key={1}>One</h1>, <h1 key={2}>Two</h1>],
  });
  expect(await checkViews({ feature: buildFeature({ routes: [bare, odd] }) })).toEqual([
    '/bare has no component',
    '/bare has no pendingComponent: take one of @my-air/feature-kit/views',
    '/bare has no errorComponent: take one of @my-air/feature-kit/views',
    '/bare has no notFoundComponent: take one of @my-air/feature-kit/views',
    'the pendingComponent of /odd has 0 first-level headings instead of one',
    'the notFoundComponent of /odd has 2 first-level headings instead of one',
  ]);
});

test('a view that is loaded on demand is checked when its code is there', async () => {
  const late = (View: () => ReactNode) =>
    lazy(() => new Promise<{ default: typeof View }>((resolve) => setTimeout(resolve, 0, { default: View })));
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/late',
    component: screen,
    ...views,
    errorComponent: late(() => <h1>Failed</h1>),
    notFoundComponent: late(() => <p>Nothing</p>),
  });
  expect(await checkViews({ feature: buildFeature({ routes: [route] }) })).toEqual([
    'the notFoundComponent of /late has 0 first-level headings instead of one',
  ]);
});

test('messages that are missing, unknown or have other values are told', async () => {
  const loadMessages: Feature['loadMessages'] = async (locale) => {
    if (locale === 'uk') return { games: ['Ігри'], count: ['Ігор: ', ['number']], more: ['Ще'] } as never;
    return locale === 'ru' ? {} : messagesIn(locale);
  };
  expect(checkMessages(await loadChecked(buildFeature({ loadMessages })))).toEqual([
    'the message more in uk is not in English',
    'the message count has "{number}" in uk instead of "{count}"',
    'the message games is missing in ru',
    'the message count is missing in ru',
  ]);
});

test('a feature with screens has words; one without may have none', async () => {
  const loadMessages = async () => ({});
  expect(checkMessages(await loadChecked(buildFeature({ loadMessages })))).toEqual([
    'there are no messages in English: run i18n:extract and i18n:compile',
  ]);
  expect(checkMessages(await loadChecked(buildFeature({ loadMessages, routes: [] })))).toEqual([]);
});

test('modals that cannot be loaded are told', async () => {
  const modals = {
    lost: () => Promise.reject(new Error('no chunk')),
    empty: async () => undefined,
  } as FeatureContributions['modals'] & object;
  expect(await checkModals(await loadChecked(buildFeature({}, { modals })))).toEqual([
    'the modal lost cannot be loaded: Error: no chunk',
    'the modal empty loads nothing',
  ]);
});
