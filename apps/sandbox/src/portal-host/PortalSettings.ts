import { originsOf, type ReachableOrigins } from '@my-air/shell/hosting';

import type { Origins } from '../Platform.ts';
import type { SettingsStore } from '../settings/Settings.ts';

type Settings = Readonly<Record<string, unknown>>;

/** The portal's run-time settings: those it was built with, the addresses of this run, and what tests override. */
export class PortalSettings {
  readonly #origins: Origins;
  readonly #store: SettingsStore;

  constructor(origins: Origins, store: SettingsStore) {
    this.#origins = origins;
    this.#store = store;
  }

  /** The settings as `/config.json` serves them. */
  over(built: Settings): Settings {
    const ofThisRun = merge(withoutSchema(built), addressesOf(this.#origins));
    return merge(ofThisRun, this.#store.current().configOverrides);
  }

  /** The origins besides the portal's own that a page may reach with these settings. */
  reachableOrigins(settings: Settings): ReachableOrigins {
    const { portal, api, identity, world } = this.#origins;
    const others = (origins: readonly string[]) => origins.filter((origin) => origin !== portal);
    const { connect, forms, images } = originsOf(settings);
    return {
      connect: others([api, identity, ...connect]),
      forms: others([identity, ...forms]),
      images: others([api, world, ...images]),
    };
  }
}

/** The schema is for the editor of the file, and nothing to the portal. */
const withoutSchema = (built: Settings): Settings =>
  Object.fromEntries(Object.entries(built).filter(([name]) => name !== '$schema'));

function addressesOf({ identity, world }: Origins): Settings {
  return {
    apiUrl: '',
    identityProvider: {
      authorizeUrl: `${identity}/authorize`,
      registerUrl: `${identity}/register`,
      profileUrl: `${identity}/profile`,
      securityUrl: `${identity}/security`,
      preferencesUrl: `${identity}/preferences`,
      agreementsUrl: `${identity}/agreements`,
      forgotPasswordUrl: `${identity}/forgot-password`,
      verifyEmailUrl: `${identity}/verify-email`,
      logoutUrl: `${identity}/logout`,
    },
    financeAppUrl: `${world}/finance`,
  };
}

/** Objects are merged by key; everything else, lists included, is replaced. */
function merge(base: Settings, over: Settings): Settings {
  const merged = Object.entries(over).map(([key, value]) => {
    const below = Object.hasOwn(base, key) ? base[key] : undefined;
    return [key, isSettings(below) && isSettings(value) ? merge(below, value) : value] as const;
  });
  return Object.fromEntries([...Object.entries(base), ...merged]);
}

function isSettings(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
