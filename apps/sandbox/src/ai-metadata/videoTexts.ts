import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { aiChannels, type AiVideoRow, aiVideos, type OptimizedTexts } from '../database/schema.ts';

/** The texts of a video as they are on the platform. */
export const textsOf = ({ title, description, tags, thumbnailText }: AiVideoRow): OptimizedTexts => ({
  title,
  description,
  tags,
  thumbnail_text: thumbnailText,
});

/** The columns of some texts. */
export const textColumns = ({ thumbnail_text: thumbnailText, ...rest }: Partial<OptimizedTexts>) => ({
  ...rest,
  ...(thumbnailText !== undefined && { thumbnailText }),
});

/** Puts in place what creators have changed on the platform by now in a partner's videos. */
export async function bringChanges(db: Queries, partnerId: number, now: Date): Promise<void> {
  const channelIds = db
    .select({ id: aiChannels.id })
    .from(aiChannels)
    .where(eq(aiChannels.partnerId, partnerId));
  const changed = (field: keyof OptimizedTexts) => sql`${aiVideos.changedTexts} ->> ${field}`;
  await db
    .update(aiVideos)
    .set({
      title: sql`coalesce(${changed('title')}, ${aiVideos.title})`,
      description: sql`coalesce(${changed('description')}, ${aiVideos.description})`,
      tags: sql`coalesce(${changed('tags')}, ${aiVideos.tags})`,
      thumbnailText: sql`coalesce(${changed('thumbnail_text')}, ${aiVideos.thumbnailText})`,
      changesAt: null,
      changedTexts: null,
    })
    .where(
      and(
        inArray(aiVideos.aiChannelId, channelIds),
        isNotNull(aiVideos.changesAt),
        lte(aiVideos.changesAt, now),
      ),
    );
}
