import { keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

/** The Monday on which a user dismissed the week, on this device. */
export const dismissedWeek = keptAtom('home.week', v.string(), '', { per: 'user', survivesSignOut: true });
