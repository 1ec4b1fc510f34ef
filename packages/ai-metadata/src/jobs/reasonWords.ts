import { msg } from '@lingui/core/macro';
import type { ReasonWords } from '@my-air/feature-kit/data';

/** Why translations failed, in words, by the reason that the server gives. */
export const reasonWords: ReasonWords = {
  title_too_long: msg`The title is longer than YouTube allows`,
  description_too_long: msg`The description is longer than YouTube allows`,
  angle_brackets: msg`The result contains < or >, which YouTube refuses`,
  protected_part_changed: msg`A link, name or time would have changed`,
  empty_title: msg`The title would be empty`,
  video_deleted: msg`The video was deleted on YouTube`,
  platform_error: msg`YouTube did not accept it`,
  translator_error: msg`The translator did not answer`,
};
