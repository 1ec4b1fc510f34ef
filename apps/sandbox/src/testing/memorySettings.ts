import { freshSettings } from '../settings/Settings.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';

/** Settings that nobody shares. */
export function memorySettings(): SettingsStore {
  let settings = freshSettings;
  return {
    current: () => settings,
    refresh: async () => {},
    change: async (change) => {
      settings = change(settings);
    },
  };
}
