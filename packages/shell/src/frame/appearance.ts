import type { PortalConfig } from '@my-air/feature-api';
import type { Brand } from '@my-air/ui-kit';

import { createStore, type Store } from '../createStore.ts';

/** The color scheme that the user chose: light, dark, or that of the system. */
export type SchemeChoice = 'light' | 'dark' | 'system';

/** The appearance of the portal. index.html sets the same from the same two keys before its first paint. */
export interface Appearance {
  brand: Brand;
  scheme: SchemeChoice;
}

export interface AppearanceStore extends Pick<Store<Appearance>, 'get' | 'subscribe'> {
  /** Applies a brand; stored for the next visit. */
  setBrand: (brand: Brand) => void;
  setScheme: (scheme: SchemeChoice) => void;
}

export const appearanceKeys = { brand: 'brand', scheme: 'scheme' } as const;

/** Follows brand and scheme, sets them on the page and keeps them for the next first frame. */
export function createAppearance(storage: Storage | undefined): AppearanceStore {
  const store = createStore<Appearance>({
    brand: read(storage, appearanceKeys.brand) === 'scalelab' ? 'scalelab' : 'default',
    scheme: schemeOf(read(storage, appearanceKeys.scheme)),
  });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => stamp(store.get(), dark.matches);
  store.subscribe(follow);
  dark.addEventListener('change', follow);
  follow();

  return {
    get: store.get,
    subscribe: store.subscribe,
    setBrand(brand) {
      write(storage, appearanceKeys.brand, brand);
      if (brand !== store.get().brand) store.set({ ...store.get(), brand });
    },
    setScheme(scheme) {
      write(storage, appearanceKeys.scheme, scheme);
      store.set({ ...store.get(), scheme });
    },
  };
}

/** The name in titles and beside the logo. */
export function brandName(config: PortalConfig, brand: Brand): string {
  return config.brands[brand].name;
}

function stamp({ brand, scheme }: Appearance, isSystemDark: boolean): void {
  const root = document.documentElement;
  root.dataset.brand = brand;
  root.dataset.scheme = scheme === 'dark' || (scheme === 'system' && isSystemDark) ? 'dark' : 'light';
  document.querySelector('link[rel="icon"]')?.setAttribute('href', `/brand/${brand}.svg`);
  const ground = getComputedStyle(root).getPropertyValue('--color-ground').trim();
  if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

function schemeOf(kept: string | null | undefined): SchemeChoice {
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

function read(storage: Storage | undefined, key: string): string | null | undefined {
  try {
    return storage?.getItem(key);
  } catch {
    return undefined;
  }
}

function write(storage: Storage | undefined, key: string, value: string): void {
  try {
    storage?.setItem(key, value);
  } catch {
    // With a full or denied storage the choice lasts as long as the page.
  }
}
