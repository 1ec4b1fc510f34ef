import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import type { PortalConfig } from '@my-air/feature-kit';
import type { Brand } from '@my-air/ui-kit';
import { atom, type Atom, type WritableAtom } from 'jotai';
import * as v from 'valibot';

const Scheme = v.picklist(['light', 'dark', 'system']);
/** The color scheme that the user chose: light, dark, or that of the system. */
export type SchemeChoice = v.InferOutput<typeof Scheme>;

/** The appearance of the portal. index.html sets the same from the same two keys before its first paint. */
export interface Appearance {
  brand: Brand;
  scheme: SchemeChoice;
}

export interface AppearanceStore {
  appearanceAtom: Atom<Appearance>;
  /** Applies a brand; stored for the next visit. */
  setBrand: (brand: Brand) => void;
  setScheme: (scheme: SchemeChoice) => void;
}

const keptBrand = keptAtom('brand', v.picklist(['default', 'scalelab']), 'default', {
  per: 'device',
  isPlain: true,
});
const keptScheme = keptAtom('scheme', Scheme, 'system', { per: 'device', isPlain: true });

interface AppearanceAtoms {
  brand: WritableAtom<Brand, [Brand], unknown>;
  scheme: WritableAtom<SchemeChoice, [SchemeChoice], unknown>;
}

/** Follows brand and scheme, sets them on the page and keeps them for the next first paint. */
export function createAppearance(
  { brand, scheme }: AppearanceAtoms = { brand: keptBrand(), scheme: keptScheme() },
): AppearanceStore {
  const appearanceAtom = atom((get) => ({ brand: get(brand), scheme: get(scheme) }));
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const update = () => stamp(atomStore.get(appearanceAtom), dark.matches);
  atomStore.sub(appearanceAtom, update);
  dark.addEventListener('change', update);
  update();

  return {
    appearanceAtom,
    setBrand: (next) => void atomStore.set(brand, next),
    setScheme: (next) => void atomStore.set(scheme, next),
  };
}

/** The name in titles and beside the logo. */
export function brandName(config: PortalConfig, brand: Brand): string {
  return (config.brands[brand] ?? config.brands.default).name;
}

function stamp({ brand, scheme }: Appearance, isSystemDark: boolean): void {
  const root = document.documentElement;
  root.dataset.brand = brand;
  root.dataset.scheme = scheme === 'dark' || (scheme === 'system' && isSystemDark) ? 'dark' : 'light';
  document.querySelector('link[rel="icon"]')?.setAttribute('href', `/brand/${brand}.svg`);
  const ground = getComputedStyle(root).getPropertyValue('--color-ground').trim();
  if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}
