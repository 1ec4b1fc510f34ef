import { freshSettings, type SettingsStore } from '../../src/settings/Settings.ts';

/** Settings of one sandbox alone, kept in memory. */
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
