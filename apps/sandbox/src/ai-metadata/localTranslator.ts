import { translateLocally } from './text/localTranslation.ts';
import type { Translator } from './Translator.ts';

/** Translates without a model; see `translateLocally`. */
export const localTranslator: Translator = {
  batchSize: 250,
  translate: async (tasks, terms) =>
    tasks.map(({ text, direction }) => translateLocally(text, direction, terms)),
};
