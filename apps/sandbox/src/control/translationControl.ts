import { continueWaiting } from '../ai-metadata/jobs/continueWaiting.ts';
import { TranslationSettings, usualTranslations } from '../ai-metadata/TranslationSettings.ts';
import { validate } from '../http/validate.ts';
import type { Part } from '../Sandbox.ts';

/** The control of translations: their faults and their speed. */
export const translationControl: Part =
  ({ settings, translations, transactions }) =>
  async (app) => {
    const change = async (next: TranslationSettings | undefined) => {
      await settings.change((current) => ({ ...current, translations: next }));
      // A job that waits for its quota may continue with another one.
      await transactions.write((db) => continueWaiting(db, { reason: 'quota_exceeded' }));
      translations.wake();
    };
    app.get('/translations', () => settings.current().translations ?? usualTranslations);
    app.post('/translations', async (request, reply) => {
      await change(validate(TranslationSettings, request.body) as TranslationSettings);
      return reply.send(settings.current().translations);
    });
    app.delete('/translations', async (_request, reply) => {
      await change(undefined);
      return reply.code(204).send();
    });
  };
