import { reportInteraction, sendArticleFeedback } from '@my-air/help-center/contract';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import type { Queries } from '../database/Database.ts';
import { helpArticles, helpFeedback, helpInteractions } from '../database/schema.ts';
import { databaseId } from '../http/databaseId.ts';
import { invalid, notFound } from '../http/HttpError.ts';
import { registerOpenEndpoint } from '../http/registerEndpoint.ts';
import type { ApiPart } from '../Sandbox.ts';

const longestComment = 2_000;

/** The ratings of an article, and what readers do with it. Visitors without a session can rate it too. */
export const feedbackApi: ApiPart = (sandbox) => async (app) => {
  const { clock } = sandbox;

  registerOpenEndpoint(app, sandbox, sendArticleFeedback, async ({ db, params, body, request }) => {
    const comment = body.comment?.trim() || null;
    if (comment !== null && comment.length > longestComment) {
      throw invalid({
        comment: [`The comment field must not be greater than ${longestComment} characters.`],
      });
    }
    const said = { isUseful: body.is_useful, comment, createdAt: clock.now() };
    await db
      .insert(helpFeedback)
      .values({ articleId: await find(db, params.id), userId: readerOf(request), ...said })
      .onConflictDoUpdate({ target: [helpFeedback.articleId, helpFeedback.userId], set: said });
  });

  registerOpenEndpoint(app, sandbox, reportInteraction, async ({ db, params, body, request }) => {
    await db.insert(helpInteractions).values({
      articleId: await find(db, params.id),
      userId: readerOf(request),
      action: body.action,
      createdAt: clock.now(),
    });
  });

  async function find(db: Queries, id: string): Promise<number> {
    const articleId = databaseId(id);
    if ((await db.$count(helpArticles, eq(helpArticles.id, articleId))) === 0) throw notFound();
    return articleId;
  }
};

function readerOf({ session }: FastifyRequest): number | null {
  return session?.userId ?? null;
}
