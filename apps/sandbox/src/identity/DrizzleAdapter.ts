import { and, eq, isNull } from 'drizzle-orm';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';

import type { Database } from '../database/Database.ts';
import { oidcPayloads } from '../database/schema.ts';
import { toHttpError } from '../http/HttpError.ts';

type Row = typeof oidcPayloads.$inferSelect;

/** Keeps one model of the identity provider in the database. */
export class DrizzleAdapter implements Adapter {
  readonly #db: Database;
  readonly #model: string;

  constructor(db: Database, model: string) {
    this.#db = db;
    this.#model = model;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number | undefined): Promise<void> {
    const row = {
      payload,
      grantId: payload.grantId ?? null,
      uid: payload.uid ?? null,
      userCode: payload.userCode ?? null,
      expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
    };
    await askDatabase(() =>
      this.#db
        .insert(oidcPayloads)
        .values({ model: this.#model, id, ...row })
        .onConflictDoUpdate({ target: [oidcPayloads.model, oidcPayloads.id], set: row }),
    );
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    // A code comes as it was sent, and no text in the database can hold NUL.
    return this.#findBy(eq(oidcPayloads.id, id.replaceAll('\u0000', '')));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findBy(eq(oidcPayloads.uid, uid));
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findBy(eq(oidcPayloads.userCode, userCode));
  }

  /** Throws `invalid_grant` when it was consumed before: of several requests with one code only one gets tokens. */
  async consume(id: string): Promise<void> {
    const consumed = { consumedAt: new Date() };
    const isUnused = and(this.#ofModel(eq(oidcPayloads.id, id)), isNull(oidcPayloads.consumedAt));
    const rows = await askDatabase(() =>
      this.#db.update(oidcPayloads).set(consumed).where(isUnused).returning({ id: oidcPayloads.id }),
    );
    if (rows.length === 0) throw new errors.InvalidGrant(`${this.#model} already consumed`);
  }

  async destroy(id: string): Promise<void> {
    await this.#deleteWhere(eq(oidcPayloads.id, id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#deleteWhere(eq(oidcPayloads.grantId, grantId));
  }

  async #deleteWhere(condition: ReturnType<typeof eq>) {
    await askDatabase(() => this.#db.delete(oidcPayloads).where(this.#ofModel(condition)));
  }

  #ofModel(condition: ReturnType<typeof eq>) {
    return and(eq(oidcPayloads.model, this.#model), condition);
  }

  async #findBy(condition: ReturnType<typeof eq>) {
    const isWanted = this.#ofModel(condition);
    const [row] = await askDatabase(() => this.#db.select().from(oidcPayloads).where(isWanted));
    return row && payloadOf(row);
  }
}

function payloadOf({ payload, expiresAt, consumedAt }: Row): AdapterPayload | undefined {
  if (expiresAt !== null && expiresAt <= new Date()) return undefined;
  return consumedAt === null ? payload : { ...payload, consumed: Math.floor(consumedAt.getTime() / 1000) };
}

/** Does work of the provider on the database; throws what the provider turns into 503 while it is unavailable. */
export async function askDatabase<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw toHttpError(error, 'The identity provider');
  }
}
