import type { SettingsStore } from '../settings/Settings.ts';

/** The automatic behaviour of the managers of chats. */
export interface Manager {
  /** How long they think before they answer, in seconds of the sandbox's clock; null is never. */
  readonly delaySeconds: number | null;
}

/** The managers of a sandbox, whose delay can be changed. */
export interface AdjustableManager extends Manager {
  setDelay(seconds: number | null): Promise<void>;
}

/** How long a manager waits before an answer where no other delay is set, in seconds. */
const defaultDelay = 4;

/** @param usual how long they think until something else is set, in seconds; null is never */
export function createManager(
  settings: SettingsStore,
  usual: number | null = defaultDelay,
): AdjustableManager {
  return {
    get delaySeconds() {
      const { managerDelay } = settings.current();
      return managerDelay === undefined ? usual : managerDelay;
    },
    setDelay: (managerDelay) => settings.change((current) => ({ ...current, managerDelay })),
  };
}
