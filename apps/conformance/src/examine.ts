import { Backend, type BackendOptions } from './Backend.ts';
import type { CallResult } from './judgeCall.ts';
import { readCalls } from './readCalls.ts';
import { answerRules } from './rules/answers.ts';
import { providerRules } from './rules/provider.ts';
import { sessionRules } from './rules/session.ts';
import { type Credentials, signIn } from './signIn.ts';
import { writeCalls } from './writeCalls.ts';

export interface RuleResult {
  readonly name: string;
  /** A sentence for each fault; undefined where the rule could not be tried. */
  readonly faults: readonly string[] | undefined;
}

export interface Examination {
  readonly address: string;
  readonly calls: readonly CallResult[];
  readonly rules: readonly RuleResult[];
}

export interface ExamineOptions extends BackendOptions {
  /** Whether things are written too, all of them the command's own. @default false */
  writes?: boolean | undefined;
  /** The features of the portal, by the names of their packages. @default all */
  features?: readonly string[] | undefined;
}

/** Asks a backend what the portal asks, one request at a time. */
export async function examine(options: ExamineOptions, credentials: Credentials): Promise<Examination> {
  const backend = new Backend(options);
  await signIn(backend, credentials);
  const { results, answers, isGone } = await readCalls(backend, options.features);
  const rules: RuleResult[] = [];
  const ofProvider = 'provider' in credentials ? providerRules(credentials.provider) : [];
  for (const { name, findFaults } of [...sessionRules, ...ofProvider, ...answerRules]) {
    const find = () => findFaults({ backend, answers }).catch((error: unknown) => [String(error)]);
    rules.push({ name, faults: isGone ? undefined : await find() });
  }
  if (options.writes && !isGone) {
    const written = await writeCalls(backend, answers, options.features);
    results.push(...written.results);
    rules.push(...written.rules);
  }
  return { address: options.address, calls: results, rules };
}

/** Whether a screen of the portal would fail or lack something: what exit code 1 means. */
export function breaksScreens({ calls, rules }: Examination): boolean {
  const breaking = new Set(['broken', 'refused', 'incomplete']);
  return (
    calls.some(({ outcome, isAssumed }) => breaking.has(outcome) || (outcome === 'missing' && !isAssumed)) ||
    rules.some(({ faults }) => faults !== undefined && faults.length > 0)
  );
}
