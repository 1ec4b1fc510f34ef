import { Id } from '@my-air/api-client/contract';
import { keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

/**
 * The platforms whose agreement the partner accepted and that the list still shows as not agreed, by id; kept
 * over reloads of this tab until the session ends.
 */
export const savingPlatforms = keptAtom('distribution.saving', v.array(Id), [], { per: 'tab' });
