import { setTimeout } from 'node:timers/promises';

import * as v from 'valibot';

import type { Marketplace } from '../marketplace/Marketplace.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import type { Conversation, ModelTurn } from './Conversation.ts';
import { gatewayError } from './GatewayError.ts';
import type { Lexicon } from './planner/Lexicon.ts';
import { planTurn } from './planner/planTurn.ts';
import { readLexicon } from './planner/readLexicon.ts';
import { fillIn, sortTools } from './planner/offeredTools.ts';
import type { GatewayCall } from './Upstream.ts';

/** The behaviours that a test can order of the planner instead of its work. */
export const behaviours = [
  'unknown_function',
  'bad_arguments',
  'endless_loop',
  'same_call',
  'empty',
  'slow',
  'rate_limited',
  'server_error',
  'say',
] as const;

/** An order of the control room to the planner. */
export const PlannerOrder = v.strictObject({
  behaviour: v.picklist(behaviours),
  /** The form of the gateway that it applies to; both by default. */
  call: v.optional(v.picklist(['responses', 'chat/completions'])),
  /** The number of calls that it applies to; without it, until it is taken back. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** slow: how long it thinks. @default 20000 */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)), 20_000),
  /** rate_limited: after how many seconds to try again. @default 30 */
  retryAfter: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 30),
  /** say: what it does in each turn; after the last it works as usual. */
  turns: v.optional(
    v.array(
      v.strictObject({
        text: v.optional(v.string()),
        /** Arguments that are a text are sent as they are, so that they can be broken. */
        calls: v.optional(
          v.array(v.strictObject({ name: v.string(), arguments: v.optional(v.unknown(), {}) })),
          [],
        ),
      }),
    ),
    [],
  ),
});
export type PlannerOrder = v.InferOutput<typeof PlannerOrder>;

/** Answers in place of a model: as ordered by the control room, or else by planning. */
export class Planner {
  readonly #marketplace: Marketplace;
  #lexicon: Promise<Lexicon> | undefined;
  readonly #settings: SettingsStore;

  constructor(marketplace: Marketplace, settings: SettingsStore) {
    this.#marketplace = marketplace;
    this.#settings = settings;
  }

  /** The present order, and how many calls it has applied to. */
  state(): { order: PlannerOrder | null; met: number } {
    const { plannerOrder, plannerMet } = this.#settings.current();
    return { order: plannerOrder, met: plannerMet };
  }

  /** Sets the order; without one it works as usual. */
  instruct(order: PlannerOrder | undefined): Promise<void> {
    return this.#settings.change((settings) => ({
      ...settings,
      plannerOrder: order ?? null,
      plannerMet: 0,
    }));
  }

  /** Takes the model's turn. Throws an HttpError when the order is to fail. */
  async takeTurn(call: GatewayCall, conversation: Conversation, signal: AbortSignal): Promise<ModelTurn> {
    const taken = await this.#takeOrder(call);
    const turn = taken && (await this.#obey(taken.order, taken.met, conversation, signal));
    if (turn) return turn;
    this.#lexicon ??= readLexicon(this.#marketplace.catalogue());
    return planTurn(conversation, await this.#lexicon);
  }

  /** The order that applies to this call, and the number of calls that it applied to, this one included. */
  async #takeOrder(call: GatewayCall): Promise<{ order: PlannerOrder; met: number } | undefined> {
    if (!holdsFor(call, this.#settings.current().plannerOrder)) return undefined;
    let taken: { order: PlannerOrder; met: number } | undefined;
    await this.#settings.change((settings) => {
      const order = settings.plannerOrder;
      const met = settings.plannerMet + 1;
      taken = holdsFor(call, order) ? { order, met } : undefined;
      return taken ? { ...settings, plannerMet: met, plannerOrder: isLast(taken) ? null : order } : settings;
    });
    return taken;
  }

  /** @returns nothing when the planner is to go on with its work */
  async #obey(
    order: PlannerOrder,
    met: number,
    { tools }: Conversation,
    signal: AbortSignal,
  ): Promise<ModelTurn | undefined> {
    const { categories, everything } = sortTools(tools);
    const search = everything ?? categories ?? tools[0];
    switch (order.behaviour) {
      case 'unknown_function':
        return { calls: [{ name: 'launch_rocket', arguments: '{"to":"the moon"}' }] };
      case 'bad_arguments':
        return { calls: [{ name: search?.name ?? 'search', arguments: '{"query": 7, broken' }] };
      case 'endless_loop':
        return search ? { calls: [fillIn(search, { query: `views ${met}`, id: met })] } : { calls: [] };
      case 'same_call':
        return search ? { calls: [fillIn(search, { query: 'views', id: 1 })] } : { calls: [] };
      case 'empty':
        return { calls: [] };
      case 'slow':
        await setTimeout(order.delayMs, undefined, { signal });
        return undefined;
      case 'rate_limited':
        throw gatewayError(429, 'rate_limit_exceeded', 'The assistant is busy. Try again shortly.', {
          'retry-after': String(order.retryAfter),
        });
      case 'server_error':
        throw gatewayError(500, 'server_error', 'The assistant failed.');
      case 'say': {
        const turn = order.turns[met - 1];
        return (
          turn && {
            ...(turn.text !== undefined && { text: turn.text }),
            calls: turn.calls.map(({ name, arguments: given }) => ({
              name,
              arguments: typeof given === 'string' ? given : JSON.stringify(given),
            })),
          }
        );
      }
    }
  }
}

function holdsFor(call: GatewayCall, order: PlannerOrder | null): order is PlannerOrder {
  return order !== null && (order.call === undefined || order.call === call);
}

function isLast({ order, met }: { order: PlannerOrder; met: number }): boolean {
  const last = order.behaviour === 'say' ? order.turns.length : order.times;
  return last !== undefined && met >= last;
}
