import { draftPlace } from '@my-air/feature-api/draft';
import * as v from 'valibot';

import { OwnSettings } from '../contract.ts';
import { changedFields } from '../settings/fields.ts';

const edit = { base: OwnSettings, version: v.number(), edited: OwnSettings };

/** Settings that are edited and not saved. What a person reads of them needs the names of the fields. */
export const boostDraft = draftPlace(
  'ads-boost/settings',
  v.object(edit),
  ({ base, edited }) => changedFields(base, edited).length === 0,
);

/** What takes the last change of settings back, and the moment of that change: nothing that a user typed. */
export const undoPlace = draftPlace(
  'ads-boost/undo',
  v.object({ ...edit, at: v.number() }),
  () => false,
  () => [],
);
