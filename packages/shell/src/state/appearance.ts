import { createValue, type ReadonlyValue, type Texts } from '@my-air/client-state/early';
import type { PortalConfig } from '@my-air/feature-api';
import type { Brand } from '@my-air/ui-kit';

/** The color scheme that the user chose: light, dark, or that of the system. */
export type SchemeChoice = 'light' | 'dark' | 'system';

/** The appearance of the portal. index.html sets the same from the same two keys before its first paint. */
export interface Appearance {
  brand: Brand;
  scheme: SchemeChoice;
}

export interface AppearanceStore extends ReadonlyValue<Appearance> {
  /** Applies a brand; stored for the next visit. */
  setBrand: (brand: Brand) => void;
  setScheme: (scheme: SchemeChoice) => void;
}

export const appearanceKeys = { brand: 'brand', scheme: 'scheme' } as const;

/** Follows brand and scheme, sets them on the page and keeps them for the next first frame. */
export function createAppearance(texts: Pick<Texts, 'read' | 'write'>): AppearanceStore {
  const store = createValue<Appearance>({
    brand: texts.read(appearanceKeys.brand) === 'scalelab' ? 'scalelab' : 'default',
    scheme: schemeOf(texts.read(appearanceKeys.scheme)),
  });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const update = () => stamp(store.get(), dark.matches);
  store.subscribe(update);
  dark.addEventListener('change', update);
  update();

  return {
    get: store.get,
    subscribe: store.subscribe,
    setBrand(brand) {
      texts.write(appearanceKeys.brand, brand);
      if (brand !== store.get().brand) store.set({ ...store.get(), brand });
    },
    setScheme(scheme) {
      texts.write(appearanceKeys.scheme, scheme);
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

function schemeOf(kept: string | undefined): SchemeChoice {
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}
