import { draftPlace } from '@my-air/feature-api/draft';
import * as v from 'valibot';

import { OwnSettings } from '../contract.ts';
import { changedFields } from '../settings/fields.ts';

/** Settings that are edited and not saved. What a person reads of them needs the names of the fields. */
export const boostDraft = draftPlace(
  'ads-boost/settings',
  v.object({ base: OwnSettings, version: v.number(), edited: OwnSettings }),
  ({ base, edited }) => changedFields(base, edited).length === 0,
);
