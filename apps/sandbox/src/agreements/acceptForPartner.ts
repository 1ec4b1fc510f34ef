import { isNull } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { agreements } from '../database/schema.ts';

/** Accepts an agreement. A second acceptance changes nothing: the first date is the one that binds. */
export async function acceptForPartner(
  db: Queries,
  partnerId: number,
  kind: string,
  agreedAt: Date,
): Promise<void> {
  await db
    .insert(agreements)
    .values({ partnerId, kind, agreedAt })
    .onConflictDoUpdate({
      target: [agreements.partnerId, agreements.kind],
      set: { agreedAt },
      setWhere: isNull(agreements.agreedAt),
    });
}
