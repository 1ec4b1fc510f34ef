import { defineKept } from '@my-air/client-state';
import * as v from 'valibot';

/** Whether a conversation was started in this tab: then it is there again after a reload. */
export const assistantOpen = defineKept({
  key: 'marketplace.assistant-open',
  schema: v.boolean(),
  initial: false,
  per: 'user',
  scope: 'tab',
});
