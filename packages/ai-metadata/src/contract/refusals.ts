/**
 * Why a call is refused: the word in `code` of a 403, 409, 422 or 429, which the reader puts into the chosen language.
 * The server may send others; `message` is for logs. A text that breaks a rule of the platform is refused with its
 * `FailureReason`.
 */
export const refusals = [
  'agreements_pending',
  'no_channel',
  'access_revoked',
  'already_syncing',
  'cool_down',
  'not_enough_translations',
  'nothing_to_translate',
  'price_changed',
  'not_over',
  'too_late',
  'nothing_to_undo',
  'not_in_review',
  'name_not_valid',
  'glossary_full',
] as const;
export type Refusal = (typeof refusals)[number];
