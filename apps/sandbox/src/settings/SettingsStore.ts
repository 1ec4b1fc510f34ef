import type { Settings } from './Settings.ts';

/** Reads and changes the settings. */
export interface SettingsStore {
  /** As they were last read; reading them costs nothing. */
  current(): Settings;
  /** Reads them again, at the start of a request. */
  refresh(): Promise<void>;
  /** Changes them, after any change of another instance; `change` may be called more than once. */
  change(change: (settings: Settings) => Settings): Promise<void>;
}
