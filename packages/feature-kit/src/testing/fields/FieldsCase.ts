import type { AnyEndpoint } from '@my-air/api-client';
import type { ReactElement } from 'react';

import type { StubPortalOptions } from '../stubPortal.ts';

/** One place where one answer is shown. */
export interface FieldsCase extends StubPortalOptions {
  /** An address of the feature, or an element to draw in a portal. */
  screen: string | ReactElement;
  /** Called before each drawing: has modules of the page forget what they remember of an earlier one. */
  reset?: () => unknown;
  /** The user's steps on the screen before it makes the call. */
  act?: () => unknown;
  /** The call whose answer is broken. */
  call: AnyEndpoint;
  /** A good answer to it, with at least two elements in its lists. */
  good: unknown;
  /** Texts that stay when an element of a list is broken that does not hold them: the names of others. */
  keeps?: readonly string[];
  /** Fields that hold users' own texts though they are named like words of a set, as `platforms.0.reason`. */
  spoken?: readonly string[];
  /** Fields named like a status that say nothing about progress, as `data.0.privacy_status`. */
  unshown?: readonly string[];
  /** The field that the whole screen, or the whole call, is about: without it there is nothing to show. */
  subject?: string;
}
