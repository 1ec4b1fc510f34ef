import { setTimeout } from 'node:timers/promises';

import { and, asc, eq, gt, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm';

import { day } from '../Clock.ts';
import type { Clock } from '../Clock.ts';
import type { Database, Queries } from '../database/Database.ts';
import { isDatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { gatewayCalls, gatewayUsage } from '../database/schema.ts';
import { gatewayError } from './GatewayError.ts';
import { type GatewaySettings, gatewaySizes, prices, unknownPrice } from './GatewaySettings.ts';

/** The tokens that a call used. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A call that was let in. */
export interface Admission {
  /**
   * Reports the usage; called once, whatever the outcome. While the database is down, it is counted later, as
   * long as its place is held; a call that is not counted by then costs what was reserved for it.
   */
  settle(usage?: Usage): Promise<void>;
}

const minute = 60_000;
/** How much longer than the upstream may take a call can take, in milliseconds. */
const leeway = minute;
/** The pause before a call is counted again, in milliseconds. */
const settlePause = 500;
/** A number that no other lock of the database has: all instances together admit one call after the other. */
const admissionLock = 7_120_414;

/** The limits of the gateway: calls of each user, and the money that all of them spend together. */
export class GatewayLimits {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #settings: GatewaySettings;

  constructor(db: Database, clock: Clock, settings: GatewaySettings) {
    this.#db = db;
    this.#clock = clock;
    this.#settings = settings;
  }

  /** Lets a call in, or refuses it with 429 and the time after which to try again. */
  async admit(
    userId: number,
    model: string,
    inputCharacters: number,
    outputTokens: number = gatewaySizes.outputTokens,
  ): Promise<Admission> {
    const now = this.#clock.now();
    const reservedMicroUsd = this.#costOf(model, inputCharacters, outputTokens);
    const heldUntil = new Date(now.getTime() + this.#settings.upstreamTimeout + leeway);
    const id = await this.#db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${admissionLock})`);
      await this.#countForgotten(transaction, now);
      await this.#checkCalls(transaction, userId, now);
      await this.#checkDay(transaction, userId, now.getTime(), reservedMicroUsd);
      const [added] = await transaction
        .insert(gatewayCalls)
        .values({ userId, startedAt: now, heldUntil, reservedMicroUsd })
        .returning({ id: gatewayCalls.id });
      return added!.id;
    });
    let isSettled = false;
    return {
      settle: async (usage = { inputTokens: 0, outputTokens: 0 }) => {
        if (isSettled) return;
        isSettled = true;
        const count = () => this.#count(id, userId, model, usage);
        await count().catch((error: unknown) => {
          if (!isDatabaseUnavailable(error)) throw error;
          void this.#countLater(count);
        });
      },
    };
  }

  /** Counts a call once the database is there again, unless its place is free by then. */
  async #countLater(count: () => Promise<void>): Promise<void> {
    const last = performance.now() + this.#settings.upstreamTimeout + leeway;
    for (;;) {
      await setTimeout(settlePause, undefined, { ref: false });
      try {
        return await count();
      } catch (error) {
        if (isDatabaseUnavailable(error) && performance.now() < last) continue;
        console.error('The use of a model was not kept', error);
        return;
      }
    }
  }

  async #count(id: number, userId: number, model: string, usage: Usage): Promise<void> {
    await this.#db.transaction(async (transaction) => {
      const [open] = await transaction
        .update(gatewayCalls)
        .set({ heldUntil: null, reservedMicroUsd: 0 })
        .where(and(eq(gatewayCalls.id, id), isNotNull(gatewayCalls.heldUntil)))
        .returning({ id: gatewayCalls.id });
      // Counted already: the confirmation was lost, or its time was over.
      if (!open) return;
      await this.#keep(
        transaction,
        userId,
        usage,
        this.#costOf(model, usage.inputTokens, usage.outputTokens),
      );
    });
  }

  /** Counts calls whose end was not recorded, as after a kill of the process, with their reservation. */
  async #countForgotten(db: Queries, now: Date): Promise<void> {
    const forgotten = await db
      .select()
      .from(gatewayCalls)
      .where(lte(gatewayCalls.heldUntil, now))
      .orderBy(asc(gatewayCalls.id))
      .for('update');
    for (const { id, userId, reservedMicroUsd } of forgotten) {
      await db
        .update(gatewayCalls)
        .set({ heldUntil: null, reservedMicroUsd: 0 })
        .where(eq(gatewayCalls.id, id));
      await this.#keep(db, userId, { inputTokens: 0, outputTokens: 0 }, reservedMicroUsd);
    }
  }

  async #checkCalls(db: Queries, userId: number, now: Date): Promise<void> {
    const { perMinute, atOnce } = this.#settings;
    const isHeld = gt(gatewayCalls.heldUntil, now);
    const aMinuteAgo = new Date(now.getTime() - minute);
    const isOver = and(
      lte(gatewayCalls.startedAt, aMinuteAgo),
      or(isNull(gatewayCalls.heldUntil), not(isHeld)),
    );
    await db.delete(gatewayCalls).where(isOver);
    const isOwn = eq(gatewayCalls.userId, userId);
    if ((await db.$count(gatewayCalls, and(isOwn, isHeld))) >= atOnce) {
      throw tooMany('too_many_at_once', 'Too many questions at once. Wait for the answers first.', 2);
    }
    const recent = await db
      .select({ startedAt: gatewayCalls.startedAt })
      .from(gatewayCalls)
      .where(and(isOwn, gt(gatewayCalls.startedAt, aMinuteAgo), lte(gatewayCalls.startedAt, now)))
      .orderBy(asc(gatewayCalls.startedAt));
    if (recent.length >= perMinute) {
      // Where no calls are allowed at all, any time would do.
      const first = recent[0]?.startedAt ?? now;
      const seconds = Math.max(1, Math.ceil((first.getTime() + minute - now.getTime()) / 1000));
      throw tooMany('rate_limit_exceeded', 'Too many questions in a minute. Try again shortly.', seconds);
    }
  }

  async #checkDay(db: Queries, userId: number, now: number, reserved: number): Promise<void> {
    const { perDay, dailySpendUsd, upstreamUrl } = this.#settings;
    const today = dayOf(now);
    const used = await db.query.gatewayUsage.findFirst({
      where: and(eq(gatewayUsage.userId, userId), eq(gatewayUsage.day, today)),
    });
    const untilTomorrow = Math.ceil((day - (now % day)) / 1000);
    if ((used?.requests ?? 0) >= perDay) {
      throw tooMany('daily_limit_exceeded', 'That was all for today. Ask again tomorrow.', untilTomorrow);
    }
    if (upstreamUrl === undefined) return;
    const [spent] = await db
      .select({ sum: sql<string>`coalesce(sum(${gatewayUsage.costMicroUsd}), 0)` })
      .from(gatewayUsage)
      .where(eq(gatewayUsage.day, today));
    const [held] = await db
      .select({ sum: sql<string>`coalesce(sum(${gatewayCalls.reservedMicroUsd}), 0)` })
      .from(gatewayCalls)
      .where(gt(gatewayCalls.heldUntil, new Date(now)));
    if (Number(spent?.sum ?? 0) + Number(held?.sum ?? 0) + reserved > dailySpendUsd * 1e6) {
      throw tooMany('insufficient_quota', 'The assistant has used up its budget for today.', untilTomorrow);
    }
  }

  async #keep(
    db: Queries,
    userId: number,
    { inputTokens, outputTokens }: Usage,
    costMicroUsd: number,
  ): Promise<void> {
    const row = { requests: 1, inputTokens, outputTokens, costMicroUsd };
    await db
      .insert(gatewayUsage)
      .values({ userId, day: dayOf(this.#clock.now().getTime()), ...row })
      .onConflictDoUpdate({
        target: [gatewayUsage.userId, gatewayUsage.day],
        set: {
          requests: sql`${gatewayUsage.requests} + 1`,
          inputTokens: sql`${gatewayUsage.inputTokens} + ${inputTokens}::int`,
          outputTokens: sql`${gatewayUsage.outputTokens} + ${outputTokens}::int`,
          costMicroUsd: sql`${gatewayUsage.costMicroUsd} + ${costMicroUsd}::int`,
        },
      });
  }

  /** In millionths of a dollar. A character is never more than a token. */
  #costOf(model: string, inputTokens: number, outputTokens: number): number {
    if (this.#settings.upstreamUrl === undefined) return 0;
    const [input, output] = prices[model] ?? unknownPrice;
    return Math.ceil(inputTokens * input + outputTokens * output);
  }
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function tooMany(code: string, message: string, seconds: number) {
  return gatewayError(429, code, message, { 'retry-after': String(seconds) });
}
