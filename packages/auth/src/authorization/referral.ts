import { deviceStorage } from '@my-air/feature-kit/state';
import { cleanIdentifier } from '@my-air/i18n';

const codeKey = 'ref';
const placeKey = 'refPlace';
const plainCode = /^[\w.~-]{1,64}$/;
const plainPlace = /^(?!\p{M})[\p{L}\p{M}\p{N}.-]{1,40}$/u;

/** The parameters that a recommendation adds to the addresses of the identity provider. */
export interface Referral {
  /** The code of the partner who recommended us. */
  ref: string | undefined;
  /** The place where the link was shared. Assumed: the specification names no such parameter. */
  src: string | undefined;
}

/**
 * Keeps a recommendation until the sign-in. Anything but a plain code is ignored, and so is a place that is
 * not a plain word.
 */
export function rememberReferral(code: string | null | undefined, place?: string | null): void {
  const plainRef = plain(cleanIdentifier(code ?? ''), plainCode);
  if (plainRef === undefined) return;
  deviceStorage.write(codeKey, plainRef);
  deviceStorage.write(placeKey, plain(cleanIdentifier(place ?? ''), plainPlace));
}

/** The recommendation that brought this visitor; without a code the place is dropped as well. */
export function readReferral(): Referral {
  const ref = plain(deviceStorage.read(codeKey), plainCode);
  return { ref, src: ref && plain(deviceStorage.read(placeKey), plainPlace) };
}

export function forgetReferral(): void {
  deviceStorage.write(codeKey, undefined);
  deviceStorage.write(placeKey, undefined);
}

function plain(text: string | null | undefined, pattern: RegExp): string | undefined {
  return text && pattern.test(text) ? text : undefined;
}
