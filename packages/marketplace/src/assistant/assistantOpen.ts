import { keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

/** Whether a conversation was started in this tab: then it is there again after a reload. */
export const assistantOpen = keptAtom('marketplace.assistant-open', v.boolean(), false, {
  per: 'tab',
  survivesSignOut: true,
});
