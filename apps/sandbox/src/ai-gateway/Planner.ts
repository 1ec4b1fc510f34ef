import { setTimeout } from 'node:timers/promises';

import type { Marketplace } from '../marketplace/Marketplace.ts';
import type { SettingsStore } from '../settings/Settings.ts';
import type { Conversation, ModelTurn } from './Conversation.ts';
import { gatewayError } from './GatewayError.ts';
import { type Lexicon, readLexicon } from './planner/Lexicon.ts';
import { fillIn, sortTools } from './planner/offeredTools.ts';
import { planTurn } from './planner/planTurn.ts';
import type { PlannerOrder } from './PlannerOrder.ts';
import type { GatewayCall } from './Upstream.ts';

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
