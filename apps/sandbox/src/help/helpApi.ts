import {
  getHelpArticle,
  listHelpTopics,
  listPopularArticles,
  minimumSearchLength,
  mostHits,
  reportInteraction,
  searchHelp,
  searchHelpLive,
  sendArticleFeedback,
} from '@my-air/help-center/contract';
import { asc, eq, isNotNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { attemptKey, createThrottle } from '../auth/Throttle.ts';
import type { Queries } from '../database/Database.ts';
import { helpArticles, helpFeedback, helpInteractions, helpTopics } from '../database/schema.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import { databaseId } from '../http/databaseId.ts';
import { HttpError, invalid, notFound } from '../http/HttpError.ts';
import { afterSeconds, say } from '../http/sentences.ts';
import { registerOpenEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';
import { pictureAddress } from './content/articlePictures.ts';
import { findArticles, presentArticle, readArticle } from './readArticle.ts';
import { type FoundArticle, searchArticles } from './search/searchArticles.ts';

/** The topics and articles of the help centre. All of them are read without a session too: a visitor of one finds the others. */
const articlesApi: ApiArea = (sandbox) => async (app) => {
  const { origins } = sandbox;

  registerOpenEndpoint(app, sandbox, listHelpTopics, async ({ db, locale }) => {
    const [topics, articles] = await Promise.all([
      db.select().from(helpTopics).orderBy(asc(helpTopics.id)),
      findArticles(db, locale),
    ]);
    return {
      topics: topics.map(({ id, colorId, icon, name, description }) => ({
        id,
        name: name[locale],
        description: description[locale],
        icon_image: absoluteUrl(sandbox, pictureAddress(icon)),
        color_id: colorId,
        articles: articles.filter(({ topicId }) => topicId === id).map(presentArticle),
      })),
    };
  });

  registerOpenEndpoint(app, sandbox, listPopularArticles, async ({ db, locale }) => ({
    articles: (await findArticles(db, locale, isNotNull(helpArticles.popular))).map(presentArticle),
  }));

  registerOpenEndpoint(app, sandbox, getHelpArticle, async ({ db, params, locale }) => ({
    article: await readArticle(db, params.id, locale, origins.portal),
  }));
};

const longestComment = 2_000;

/** The ratings of an article, and what readers do with it. Visitors without a session can rate it too. */
const feedbackApi: ApiArea = (sandbox) => async (app) => {
  const { clock } = sandbox;
  const throttle = createThrottle(clock);

  registerOpenEndpoint(app, sandbox, sendArticleFeedback, async ({ db, params, body, request }) => {
    const comment = body.comment?.trim() || null;
    if (comment !== null && comment.length > longestComment) {
      throw invalid({
        comment: [say('too_long', { name: 'comment', count: longestComment })],
      });
    }
    const userId = readerOf(request);
    // The feedback of a user replaces their former one; that of others adds up.
    if (userId === null) await limit(db, attemptKey('feedback', request.ip));
    const feedback = { isUseful: body.is_useful, comment, createdAt: clock.now() };
    await db
      .insert(helpFeedback)
      .values({ articleId: await find(db, params.id), userId, ...feedback })
      .onConflictDoUpdate({ target: [helpFeedback.articleId, helpFeedback.userId], set: feedback });
  });

  registerOpenEndpoint(app, sandbox, reportInteraction, async ({ db, params, body, request }) => {
    const userId = readerOf(request);
    const articleId = await find(db, params.id);
    if (userId === null) await limit(db, attemptKey('interaction', request.ip, String(articleId)));
    await db.insert(helpInteractions).values({
      articleId,
      userId,
      action: body.action,
      createdAt: clock.now(),
    });
  });

  /** 429 for a reader who has sent too much within a minute. */
  async function limit(db: Queries, key: string): Promise<void> {
    const seconds = await throttle.begin(db, key);
    if (seconds === 0) return;
    const message = say('requests', { wait: afterSeconds(seconds) });
    throw new HttpError(429, message, {}, { 'retry-after': String(seconds) });
  }

  async function find(db: Queries, id: string): Promise<number> {
    const articleId = databaseId(id);
    if ((await db.$count(helpArticles, eq(helpArticles.id, articleId))) === 0) throw notFound();
    return articleId;
  }
};

const live = { limit: 6, quotation: 14 };
const full = { limit: mostHits, quotation: 32 };

/** Finds articles: a few while the user is typing, all that fit after a submit; with a session or without. */
const searchApi: ApiArea = (sandbox) => async (app) => {
  for (const [endpoint, options] of [
    [searchHelpLive, live],
    [searchHelp, full],
  ] as const) {
    registerOpenEndpoint(app, sandbox, endpoint, async ({ db, query, locale }) => {
      const isLongEnough = query.q.trim().length >= minimumSearchLength;
      const found = isLongEnough ? await searchArticles(db, query.q, locale, options) : [];
      return { articles: found.map(presentHit) };
    });
  }
};

/** The help centre: topics, articles, search, and feedback of readers. */
export const helpApi: ApiArea = (sandbox) => async (app) => {
  for (const part of [articlesApi, searchApi, feedbackApi]) await app.register(part(sandbox));
};

function readerOf({ session }: FastifyRequest): number | null {
  return session?.userId ?? null;
}

/** A result of a search as the wire has it. */
function presentHit(hit: FoundArticle) {
  return { ...presentArticle(hit), snippet: hit.snippet };
}
