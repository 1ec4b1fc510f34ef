import type { Gateway } from '../ai-gateway/Gateway.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import type { Platform } from '../Platform.ts';
import { createTranslationWorker, type TranslationWorker } from './jobs/TranslationWorker.ts';
import { localTranslator } from './text/localTranslation.ts';
import { createUpstreamTranslator } from './upstreamTranslator.ts';

/** The worker of translations, with the translator that the gateway's settings choose. */
export function createTranslations(
  { transactions, clock, settings }: Pick<Platform, 'transactions' | 'clock' | 'settings'>,
  database: OpenDatabase,
  gateway: Gateway,
): TranslationWorker {
  return createTranslationWorker({
    openQueue: () => database.queue(),
    transactions,
    store: settings,
    now: () => clock.now(),
    translator:
      gateway.settings.upstreamUrl === undefined ? localTranslator : createUpstreamTranslator(gateway),
  });
}
