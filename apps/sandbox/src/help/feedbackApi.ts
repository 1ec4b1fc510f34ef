import { reportInteraction, sendArticleFeedback } from '@my-air/help-center/contract';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { helpArticles, helpFeedback, helpInteractions } from '../database/schema.ts';
import { databaseId } from '../http/databaseId.ts';
import { invalid, notFound } from '../http/HttpError.ts';
import { registerOpenEndpoint } from '../http/registerEndpoint.ts';
import type { Part } from '../Sandbox.ts';

const longestComment = 2_000;

/** What readers think of an article, and what they do with it. Visitors who have not signed in are heard too. */
export const feedbackApi: Part = (sandbox) => async (app) => {
  const { db, clock, sessions } = sandbox;

  registerOpenEndpoint(app, sandbox, sendArticleFeedback, async ({ params, body, request }) => {
    const comment = body.comment?.trim() || null;
    if (comment !== null && comment.length > longestComment) {
      throw invalid({
        comment: [`The comment field must not be greater than ${longestComment} characters.`],
      });
    }
    const said = { isUseful: body.is_useful, comment, createdAt: clock.now() };
    await db
      .insert(helpFeedback)
      .values({ articleId: await find(params.id), userId: await readerOf(request), ...said })
      .onConflictDoUpdate({ target: [helpFeedback.articleId, helpFeedback.userId], set: said });
  });

  registerOpenEndpoint(app, sandbox, reportInteraction, async ({ params, body, request }) => {
    await db.insert(helpInteractions).values({
      articleId: await find(params.id),
      userId: await readerOf(request),
      action: body.action,
      createdAt: clock.now(),
    });
  });

  async function find(id: string): Promise<number> {
    const articleId = databaseId(id);
    if ((await db.$count(helpArticles, eq(helpArticles.id, articleId))) === 0) throw notFound();
    return articleId;
  }

  async function readerOf(request: FastifyRequest): Promise<number | null> {
    return (await sessions.find(request))?.userId ?? null;
  }
};
