import type { SettingsStore } from './settings/Settings.ts';

/** A day, in milliseconds. */
export const day = 86_400_000;

/** The time the sandbox lives in: the real time plus what tests and the control room moved it by. */
export interface Clock {
  /** By the settings as they were last read. */
  now(): Date;
  /** Moves the clock forwards. */
  advance(seconds: number): Promise<void>;
  /** Goes back to the real time. */
  reset(): Promise<void>;
}

export function createClock(settings: SettingsStore): Clock {
  return {
    now: () => new Date(Date.now() + settings.current().clockOffset),
    advance: (seconds) =>
      settings.change((current) => ({ ...current, clockOffset: current.clockOffset + seconds * 1000 })),
    reset: () => settings.change((current) => ({ ...current, clockOffset: 0 })),
  };
}
