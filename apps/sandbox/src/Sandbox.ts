import type { Gateway } from './ai-gateway/Gateway.ts';
import type { TranslationWorker } from './ai-metadata/jobs/TranslationWorker.ts';
import type { Faults } from './control/Faults.ts';
import type { Marketplace } from './marketplace/Marketplace.ts';
import type { AdjustableManager } from './messenger/Manager.ts';
import type { Platform } from './Platform.ts';
import type { UploadFolder } from './uploads/UploadFolder.ts';

/** The amount of seeded data: a little of everything, or enough to make long lists slow. */
export type SandboxSize = 'small' | 'large';

/** The services that areas build from the platform. An area names those that it needs, its own or of another. */
export interface Services {
  /** The faults, and the control room's orders of them. */
  readonly faults: Faults;
  /** How the managers of chats behave. */
  readonly manager: AdjustableManager;
  /** The services that are offered. */
  readonly marketplace: Marketplace;
  /** The gateway to language models. */
  readonly gateway: Gateway;
  /** The worker of AI metadata's jobs. */
  readonly translations: TranslationWorker;
  /** The files that users attached. */
  readonly uploads: UploadFolder;
}

/** The platform with all services: for the composition, and for tests in the same process. */
export interface Sandbox extends Platform, Services {
  readonly faults: Faults;
  /** The folder of the built portal. */
  readonly portalFolder: string;
  /** Puts the seeds, the clock, the faults and the settings back to the state of a fresh sandbox. */
  reset(): Promise<void>;
}
