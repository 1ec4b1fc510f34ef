import { keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

/** The language that a visitor chose in this tab before signing in; undefined without a choice. */
export const languageChoice = keptAtom(
  'shell.language-choice',
  v.optional(v.picklist(['en', 'uk', 'es', 'ru', 'pt'])),
  undefined,
  { per: 'tab' },
);
