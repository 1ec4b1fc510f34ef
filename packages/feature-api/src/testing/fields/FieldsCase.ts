import type { AnyEndpoint } from '@my-air/api-client';
import type { ReactElement } from 'react';

import type { StubPortalOptions } from '../stubPortal.ts';

/** One place where one answer is shown. */
export interface FieldsCase extends StubPortalOptions {
  /** An address of the feature, or what is drawn in a portal. */
  screen: string | ReactElement;
  /** What a user does on the screen before it makes the call. */
  act?: () => unknown;
  /** The call whose answer is broken. */
  call: AnyEndpoint;
  /** A good answer to it, with at least two elements in its lists. */
  good: unknown;
  /** Texts that stay when an element of a list is broken that does not hold them: the names of others. */
  keeps?: readonly string[];
  /** Fields that hold what somebody wrote though they are named like words of a set, as `platforms.0.reason`. */
  spoken?: readonly string[];
  /** Fields named like a status that say nothing of how far something has come, as `data.0.privacy_status`. */
  unshown?: readonly string[];
  /** The field that the whole screen is about: without it there is nothing to show. */
  subject?: string;
}
