import { and, eq } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { distributionPlatforms } from '../database/schema.ts';

/** Moves the platforms of a partner that waited for an agreement to "agreed"; the others stay as they are. */
export async function agreePlatforms(
  db: Queries,
  partnerId: number,
  kind: string,
  now: Date,
  platformId?: number,
): Promise<void> {
  await db
    .update(distributionPlatforms)
    .set({ state: 'agreed', stateSince: now })
    .where(
      and(
        eq(distributionPlatforms.partnerId, partnerId),
        eq(distributionPlatforms.agreementKind, kind),
        eq(distributionPlatforms.state, 'not_agreed'),
        platformId === undefined ? undefined : eq(distributionPlatforms.id, platformId),
      ),
    );
}
