import { draftPlace } from '@my-air/feature-kit/forms';
import * as v from 'valibot';

import { OwnSettings } from '../contract.ts';
import { changedFields } from '../settings/fields.ts';

const edit = { base: OwnSettings, version: v.number(), edited: OwnSettings };

/**
 * Settings that are edited and not saved. To describe them to the user, the names of the fields are needed.
 */
export const boostDraft = draftPlace(
  'ads-boost/settings',
  v.object(edit),
  ({ base, edited }) => changedFields(base, edited).length === 0,
);

/** The settings that undo the last change, and the moment of that change: nothing in it waits to be saved. */
export const undoPlace = draftPlace('ads-boost/undo', v.object({ ...edit, at: v.number() }), () => false, {
  isUnsent: false,
});
