import { createRoute } from '@tanstack/react-router';
import { expectTypeOf, test } from 'vitest';

import { defineFeature, type Feature, type FeatureContributions } from './Feature.ts';
import type { ModalHost } from './modals.ts';
import { rootRoute } from './rootRoute.ts';

const route = createRoute({ getParentRoute: () => rootRoute, path: '/games' });
const sample = { id: 'games', routes: [route], loadMessages: () => Promise.resolve({}) } as const;
const load = () => Promise.resolve(() => null);
const label = { en: 'Games', uk: 'Ігри', es: 'Juegos', ru: 'Игры', pt: 'Jogos' };
const entry = { id: 'games', label, to: '/games', icon: 'circle', group: 'more' } as const;

test('a feature keeps the exact types of its routes, and is a feature like any other', () => {
  const feature = defineFeature(sample);
  expectTypeOf(feature.routes).toEqualTypeOf<readonly [typeof route]>();
  expectTypeOf(feature).toExtend<Feature>();
});

test('what a feature brings is checked', () => {
  const bring = (parts: FeatureContributions) => defineFeature({ ...sample, ...parts });
  const features = [
    bring({ navigation: [entry] }),
    bring({ cards: [{ id: 'next', place: 'main', load }] }),
    // @ts-expect-error no such place on the home screen
    bring({ cards: [{ id: 'next', place: 'left', load }] }),
    // @ts-expect-error no such modal
    bring({ modals: { cookies: load } }),
    // @ts-expect-error a label needs its five languages
    bring({ navigation: [{ ...entry, label: { en: 'Games' } }] }),
    // @ts-expect-error a feature has messages
    defineFeature({ id: 'games', routes: [route] }),
  ];
  expectTypeOf(features).not.toBeAny();
});

declare const modals: ModalHost;

test('a modal takes its own properties and gives its own answer', () => {
  expectTypeOf(modals.open('choose-game', { gameId: 7 })).resolves.toEqualTypeOf<'chosen' | undefined>();
  // @ts-expect-error the game is missing
  void modals.open('choose-game', {});
  // @ts-expect-error no such modal
  void modals.open('cookies', {});
});

test('the frames and access of a screen are checked', () => {
  const getParentRoute = () => rootRoute;
  const routes = [
    createRoute({ getParentRoute, path: '/a', staticData: { layout: 'login', access: 'public' } }),
    // @ts-expect-error no such frame
    createRoute({ getParentRoute, path: '/b', staticData: { layout: 'huge' } }),
    // @ts-expect-error no such access
    createRoute({ getParentRoute, path: '/c', staticData: { access: 'secret' } }),
  ];
  expectTypeOf(routes).not.toBeAny();
});
