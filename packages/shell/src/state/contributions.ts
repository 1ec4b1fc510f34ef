import { atomStore } from '@my-air/feature-kit/state';
import {
  unknownCallsAtom,
  type Contributions,
  type ContributionsOrder,
  type Feature,
  type FeatureContributions,
} from '@my-air/feature-kit';
import { joinContributions } from '@my-air/feature-kit/views';
import type { LocaleStore } from '@my-air/i18n';
import { atom, type Atom } from 'jotai';

import { loadMessages as loadPaletteMessages } from '../locales/palette/index.ts';

/** A feature's contributions, with the id of the feature. */
export interface ContributionsOf extends FeatureContributions {
  readonly featureId: string;
}

/** The contributions of all features, which are loaded for signed-in users alone. */
export interface ContributionsStore {
  /** Loads them with the texts of all features, once. After a failure the next call tries again. */
  load: () => Promise<void>;
  /** Loads them without the texts, for requests that can be sent before anything is drawn: fills `listed`. */
  loadCode: () => Promise<unknown>;
  /** Resolves with them once they are loaded, whichever call has done it. */
  loaded: Promise<readonly ContributionsOf[]>;
  /** In the order of the features, without those that the backend lacks; empty until they are loaded. */
  allAtom: Atom<readonly ContributionsOf[]>;
  /** The contributions to screens of other features, for the portal's context: filled once they are loaded. */
  listed: Contributions;
}

/** Makes the store of what these features contribute. */
export function createContributions(
  features: readonly Feature[],
  locale: Pick<LocaleStore, 'add'>,
  order: ContributionsOrder,
): ContributionsStore {
  const everyAtom = atom<readonly ContributionsOf[]>([]);
  const allAtom = atom((get) => offered(get(everyAtom), get(unknownCallsAtom())));
  const listed = { ...joinContributions([], order) };
  let tellLoaded: (all: readonly ContributionsOf[]) => void = () => {};
  const loaded = new Promise<readonly ContributionsOf[]>((resolve) => {
    tellLoaded = resolve;
  });
  const loadCode = once(async () => {
    const all = await Promise.all(
      features.map(async ({ id: featureId, contributions }) => ({
        featureId,
        ...(await contributions?.())?.contributions,
      })),
    );
    const list = () =>
      Object.assign(listed, joinContributions(offered(all, atomStore.get(unknownCallsAtom())), order));
    list();
    atomStore.sub(unknownCallsAtom(), list);
    return all;
  });
  const load = once(async () => {
    const texts = [loadPaletteMessages, ...features.map(({ loadMessages }) => loadMessages)];
    const [all] = await Promise.all([loadCode(), ...texts.map((each) => locale.add(each))]);
    atomStore.set(everyAtom, all);
    tellLoaded(all);
  });

  return { allAtom, listed, loaded, loadCode, load };
}

const offered = (all: readonly ContributionsOf[], unknown: readonly string[]) =>
  all.filter(({ assumes }) => assumes === undefined || !unknown.includes(assumes));

/** Calls a function once; after a failure the next call tries again. */
function once<Result>(call: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () =>
    (result ??= call().catch((error: unknown) => {
      result = undefined;
      throw error;
    }));
}
