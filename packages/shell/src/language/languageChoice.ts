import { defineKept } from '@my-air/client-state';
import * as v from 'valibot';

/** The language that a visitor chose in this tab before signing in; undefined without a choice. */
export const languageChoice = defineKept({
  key: 'shell.language-choice',
  schema: v.optional(v.picklist(['en', 'uk', 'es', 'ru', 'pt'])),
  initial: undefined,
  per: 'device',
  scope: 'tab',
});
