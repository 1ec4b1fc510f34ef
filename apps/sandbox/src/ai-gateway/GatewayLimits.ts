import { and, eq, sql } from 'drizzle-orm';

import type { Clock } from '../Clock.ts';
import type { Database } from '../database/Database.ts';
import { gatewayUsage } from '../database/schema.ts';
import { gatewayError } from './GatewayError.ts';
import { gatewaySizes, prices, unknownPrice, type GatewaySettings } from './GatewaySettings.ts';

/** What a call took in the end. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A call that was let in. */
export interface Admission {
  /** Says what it took; called once, whatever became of it. */
  settle(usage?: Usage): Promise<void>;
}

const minute = 60_000;
const day = 86_400_000;

/** Who may still ask. Keeps every person to their share, and all of them together to what may be spent. */
export class GatewayLimits {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #settings: GatewaySettings;
  /** When each person's calls of the last minute came, and how many are under way. */
  readonly #recent = new Map<number, number[]>();
  readonly #underWay = new Map<number, number>();
  /** The most that the calls under way can cost, in millionths of a dollar. */
  #reserved = 0;

  constructor(db: Database, clock: Clock, settings: GatewaySettings) {
    this.#db = db;
    this.#clock = clock;
    this.#settings = settings;
  }

  clear(): void {
    this.#recent.clear();
    this.#underWay.clear();
    this.#reserved = 0;
  }

  /** Lets a call in, or refuses it with 429 and the time after which to try again. */
  async admit(userId: number, model: string, inputCharacters: number): Promise<Admission> {
    const { perMinute, perDay, atOnce, upstreamUrl } = this.#settings;
    const now = this.#clock.now().getTime();
    const recent = (this.#recent.get(userId) ?? []).filter((at) => at > now - minute && at <= now);
    const running = this.#underWay.get(userId) ?? 0;
    if (running >= atOnce) {
      throw tooMany('too_many_at_once', 'Too many questions at once. Wait for the answers first.', 2);
    }
    if (recent.length >= perMinute) {
      const seconds = Math.max(1, Math.ceil((recent[0]! + minute - now) / 1000));
      throw tooMany('rate_limit_exceeded', 'Too many questions in a minute. Try again shortly.', seconds);
    }
    // Counted before anything is waited for, so that calls that come together see each other.
    this.#recent.set(userId, [...recent, now]);
    this.#underWay.set(userId, running + 1);
    const most = upstreamUrl === undefined ? 0 : costOf(model, inputCharacters, gatewaySizes.outputTokens);
    this.#reserved += most;
    try {
      await this.#checkDay(userId, now, perDay);
    } catch (error) {
      this.#leave(userId, most);
      throw error;
    }
    let isSettled = false;
    return {
      settle: async (usage) => {
        if (isSettled) return;
        isSettled = true;
        this.#leave(userId, most);
        await this.#keep(userId, model, usage);
      },
    };
  }

  async #checkDay(userId: number, now: number, perDay: number): Promise<void> {
    const today = dayOf(now);
    const [own] = await this.#db
      .select()
      .from(gatewayUsage)
      .where(and(eq(gatewayUsage.userId, userId), eq(gatewayUsage.day, today)));
    const untilTomorrow = Math.ceil((day - (now % day)) / 1000);
    if ((own?.requests ?? 0) >= perDay) {
      throw tooMany('daily_limit_exceeded', 'That was all for today. Ask again tomorrow.', untilTomorrow);
    }
    if (this.#settings.upstreamUrl === undefined) return;
    const [all] = await this.#db
      .select({ spent: sql<string>`coalesce(sum(${gatewayUsage.costMicroUsd}), 0)` })
      .from(gatewayUsage)
      .where(eq(gatewayUsage.day, today));
    if (Number(all?.spent ?? 0) + this.#reserved > this.#settings.dailySpendUsd * 1e6) {
      throw tooMany('insufficient_quota', 'The assistant has used up its budget for today.', untilTomorrow);
    }
  }

  async #keep(userId: number, model: string, usage: Usage | undefined): Promise<void> {
    const { inputTokens = 0, outputTokens = 0 } = usage ?? {};
    const isPaid = this.#settings.upstreamUrl !== undefined;
    const costMicroUsd = isPaid ? costOf(model, inputTokens, outputTokens) : 0;
    const row = { requests: 1, inputTokens, outputTokens, costMicroUsd };
    await this.#db
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

  #leave(userId: number, reserved: number): void {
    this.#reserved = Math.max(0, this.#reserved - reserved);
    const running = (this.#underWay.get(userId) ?? 1) - 1;
    if (running > 0) this.#underWay.set(userId, running);
    else this.#underWay.delete(userId);
  }
}

/** In millionths of a dollar. A character is never more than a token. */
function costOf(model: string, inputTokens: number, outputTokens: number): number {
  const [input, output] = prices[model] ?? unknownPrice;
  return Math.ceil(inputTokens * input + outputTokens * output);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function tooMany(code: string, message: string, seconds: number) {
  return gatewayError(429, code, message, { 'retry-after': String(seconds) });
}
