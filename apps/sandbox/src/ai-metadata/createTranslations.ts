import type { Clock } from '../Clock.ts';
import type { Gateway } from '../ai-gateway/Gateway.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import type { Transactions } from '../database/Transactions.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import { createTranslationWorker, type TranslationWorker } from './jobs/TranslationWorker.ts';
import { localTranslator } from './localTranslator.ts';
import { createUpstreamTranslator } from './upstreamTranslator.ts';

interface TranslationDependencies {
  readonly database: OpenDatabase;
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly store: SettingsStore;
  readonly gateway: Gateway;
}

/** The worker of translations, with the translator that the gateway's settings choose. */
export function createTranslations({
  database,
  transactions,
  clock,
  store,
  gateway,
}: TranslationDependencies): TranslationWorker {
  return createTranslationWorker({
    openQueue: () => database.queue(),
    transactions,
    store,
    now: () => clock.now(),
    translator:
      gateway.settings.upstreamUrl === undefined ? localTranslator : createUpstreamTranslator(gateway),
  });
}
