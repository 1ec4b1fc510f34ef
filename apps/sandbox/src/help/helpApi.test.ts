import { eq, gte } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { helpArticles, helpFeedback, helpInteractions, helpTexts } from '../database/schema.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import type { ArticleContent } from './content/HelpContent.ts';
import { textRows } from './fillHelpCenter.ts';

interface Line {
  id: number;
  name: string;
  locale: string;
  snippet: string;
}

const speaking = (language: string) => ({ headers: { 'accept-language': language } });

onEveryDatabase('the help centre', ({ sandbox, visitor, as }) => {
  async function search(question: string, language = 'en', kind = 'full') {
    const partner = await as('partner');
    const answer = await partner.open(
      `/api/help/search/${kind}?q=${encodeURIComponent(question)}`,
      speaking(language),
    );
    return (answer.body as { articles: Line[] }).articles;
  }
  const idsOf = async (question: string, language?: string) =>
    (await search(question, language)).map(({ id }) => id);

  /** An article of the test's own, taken away after it. */
  async function withArticle(text: { title: string; markdown: string }, act: () => Promise<void>) {
    const { db } = sandbox().control;
    const article: ArticleContent = {
      id: 9_001,
      topicId: 1,
      popular: null,
      related: [],
      updated: '2026-11-01',
      texts: { en: { description: 'A description.', keywords: '', ...text } },
    };
    await db.insert(helpArticles).values({ id: 9_001, topicId: 1, related: [], updatedAt: new Date() });
    await db.insert(helpTexts).values(textRows(article));
    try {
      await act();
    } finally {
      await db.delete(helpTexts).where(eq(helpTexts.articleId, 9_001));
      await db.delete(helpArticles).where(eq(helpArticles.id, 9_001));
    }
  }

  describe('topics and articles', () => {
    test('[HELP-01] topics come with their colour, sign and articles in the reader’s language', async () => {
      const partner = await as('partner');
      const { body } = await partner.open('/api/help/topics', speaking('uk'));
      const { topics } = body as {
        topics: { name: string; color_id: number; icon_image: string; articles: Line[] }[];
      };
      expect(topics).toHaveLength(8);
      expect(topics[1]).toMatchObject({ name: 'Канали', color_id: 1 });
      expect(topics[1]!.articles.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2, 199]));
      const icon = await visitor().open(topics[1]!.icon_image);
      expect({ status: icon.status, type: icon.headers.get('content-type') }).toMatchObject({
        status: 200,
        type: expect.stringContaining('image/svg+xml'),
      });
    });

    test('[HC-07] popular articles come in their order, in the reader’s language', async () => {
      const partner = await as('partner');
      const { body } = await partner.open('/api/help/articles/popular', speaking('ru'));
      const { articles } = body as { articles: Line[] };
      expect(articles[0]).toMatchObject({ id: 1, name: 'Как подключить канал YouTube' });
    });

    test('[HELP-03] an article is read without a session, with its related ones', async () => {
      const { status, body } = await visitor().open('/api/help/articles/199', speaking('es'));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        article: {
          id: 199,
          locale: 'es',
          help_topic_id: 2,
          content_html: expect.stringContaining('<h2>'),
          related_articles: expect.arrayContaining([expect.objectContaining({ id: 2, locale: 'es' })]),
        },
      });
    });

    test('[HELP-03] the number of an article that became a part of another one leads to that one', async () => {
      const { status, body } = await visitor().open('/api/help/articles/37', speaking('uk'));
      expect(status).toBe(200);
      expect(body).toMatchObject({ article: { id: 63, locale: 'ua' } });
    });

    test('topics, popular articles and search are open to visitors of a public article', async () => {
      for (const path of ['topics', 'articles/popular', 'search/full?q=connect', 'search/live?q=connect']) {
        expect((await visitor().open(`/api/help/${path}`)).status).toBe(200);
      }
    });

    test.each(['0', '9999', '1.5', 'constructor', '99999999999'])(
      '[HC-11] there is no article %s',
      async (id) => {
        expect((await visitor().open(`/api/help/articles/${id}`)).status).toBe(404);
      },
    );

    test('[HC-07] an article that lacks the reader’s language comes in English and says so', async () => {
      await withArticle({ title: 'Only English', markdown: 'Zeppelin.' }, async () => {
        const { body } = await visitor().open('/api/help/articles/9001', speaking('pt'));
        expect(body).toMatchObject({ article: { name: 'Only English', locale: 'en' } });
        expect(await idsOf('zeppelin', 'pt')).toEqual([9_001]);
      });
    });

    test('pictures of articles are served, and no other file', async () => {
      expect((await visitor().open('/sandbox/help-images/connect-steps.svg')).status).toBe(200);
      for (const name of ['none.svg', '..%2ftopics.json', 'connect-steps.svg%00', 'topics.json']) {
        expect((await visitor().open(`/sandbox/help-images/${name}`)).status).toBeGreaterThanOrEqual(400);
      }
    });
  });

  describe('search', () => {
    test('[VAL-07] finds nothing for fewer than three characters', async () => {
      expect(await idsOf('ab')).toEqual([]);
      expect(await idsOf('  a  ')).toEqual([]);
    });

    test('[HELP-02] a match in a name ranks above one in a text', async () => {
      expect((await idsOf('accepted'))[0]).toBe(199);
    });

    test('[HELP-02] an article about a word that every text has is found among many', async () => {
      const { db } = sandbox().control;
      const ids = Array.from({ length: 450 }, (_, index) => 9_100 + index);
      const last = ids.at(-1)!;
      const rows = ids.flatMap((id) =>
        textRows({
          id,
          topicId: 1,
          popular: null,
          related: [],
          updated: '2026-11-01',
          texts: {
            en: {
              title: id === last ? 'Zeppelins' : 'Something else',
              description: 'A description.',
              keywords: '',
              markdown: 'Zeppelins are mentioned.',
            },
          },
        }),
      );
      await db
        .insert(helpArticles)
        .values(ids.map((id) => ({ id, topicId: 1, related: [], updatedAt: new Date() })));
      await db.insert(helpTexts).values(rows);
      try {
        expect((await idsOf('zeppelin'))[0]).toBe(last);
      } finally {
        await db.delete(helpTexts).where(gte(helpTexts.articleId, 9_100));
        await db.delete(helpArticles).where(gte(helpArticles.id, 9_100));
      }
    });

    test.each([
      ['en', 'connecting channels', 1],
      ['en', 'conne', 1],
      ['en', 'how do I connect a channel', 1],
      ['uk', 'підключення каналу', 1],
      ['uk', 'каналів підключ', 1],
      ['uk', 'відмови', 199],
      ['ru', 'подключения канала', 1],
      ['es', 'conectar canales', 1],
      ['pt', 'conectando canais', 1],
    ])('[HELP-02] in %s, "%s" finds article %i', async (language, question, id) => {
      expect(await idsOf(question, language)).toContain(id);
    });

    test.each([
      ['en', 'conect', 1],
      ['en', 'chanel conection', 1],
      ['uk', 'пдключити', 1],
      ['ru', 'подлючить', 1],
    ])('[HELP-02] in %s, "%s" with its mistake finds article %i', async (language, question, id) => {
      expect(await idsOf(question, language)).toContain(id);
    });

    test('[HELP-02] words that are never shown find an article as well', async () => {
      expect(await idsOf('oauth')).toContain(1);
      expect(await idsOf("прив'язати", 'uk')).toContain(1);
    });

    test('an answer in another language is not offered', async () => {
      expect((await search('канал', 'uk')).every(({ locale }) => locale === 'ua')).toBe(true);
    });

    test('[HC-03] quotes what was found, with nothing but marks around it', async () => {
      const markdown = 'Say zeppelin <script>alert(1)</script> & <mark onclick="alert(1)">zeppelins</mark>.';
      await withArticle({ title: 'Hostile', markdown }, async () => {
        const [found] = await search('zeppelin');
        const snippet = found?.snippet ?? '';
        expect(snippet).toContain('<mark>zeppelin</mark>');
        expect(snippet).toContain('&amp;');
        expect(snippet.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>"]/);
      });
    });

    test.each([
      "'; drop table help_texts; --",
      '!!!',
      "a' | 'b:* & (",
      '\\\\\\',
      '%%%___',
      '👍👍👍',
      'x'.repeat(5_000),
    ])('a question of odd signs is answered: %s', async (question) => {
      const partner = await as('partner');
      const { status } = await partner.open(`/api/help/search/full?q=${encodeURIComponent(question)}`);
      expect(status).toBe(200);
    });

    const found = async (question: string, language: string) =>
      (await search(question, language)).map(({ id }) => id).sort((a, b) => a - b);

    test.each([
      'tradução',
      'vídeo',
      'vídeos',
      'conteúdo',
      'país',
      'países',
      'monetização',
      'código',
      'público',
    ])('[HELP-02] in Portuguese "%s" finds as much without its accents', async (word) => {
      const withAccents = await found(word, 'pt');
      expect(withAccents.length).toBeGreaterThan(0);
      const without = await found(word.normalize('NFD').replaceAll(/\p{M}/gu, ''), 'pt');
      expect(without).toEqual(expect.arrayContaining(withAccents));
      expect(await found(word.normalize('NFD'), 'pt')).toEqual(withAccents);
    });

    test.each(['información', 'vídeo', 'país', 'canción', 'número'])(
      '[HELP-02] in Spanish "%s" finds the same without its accents',
      async (word) => {
        expect(await found(word.normalize('NFD').replaceAll(/\p{M}/gu, ''), 'es')).toEqual(
          await found(word, 'es'),
        );
      },
    );

    test('[HELP-02] a word whose accents are not typed yet finds what it begins', async () => {
      expect((await search('traduca', 'pt', 'live')).length).toBeGreaterThan(0);
      expect((await search('conteud', 'pt', 'live')).length).toBeGreaterThan(0);
    });

    test.each([
      ['email', 'e-mail', 'en'],
      ['email', 'E‑mail', 'pt'],
      ['аккаунт', 'акаунт', 'ru'],
      ['ещё', 'еще', 'ru'],
    ])('[HELP-02] %s and %s find the same in %s', async (one, other, language) => {
      const ids = await found(one, language);
      expect(ids.length).toBeGreaterThan(0);
      expect(await found(other, language)).toEqual(ids);
    });

    test.each([
      ['gthtdjl', 'перевод', 'ru'],
      ['rfyfk', 'канал', 'ru'],
      ['rfyfk', 'канал', 'uk'],
      ['нщгегиу', 'youtube', 'uk'],
    ])(
      '[HELP-02] "%s" on the other layout of the keyboard finds "%s" in %s',
      async (typed, meant, language) => {
        const ids = await found(meant, language);
        expect(ids.length).toBeGreaterThan(0);
        expect(await found(typed, language)).toEqual(ids);
      },
    );

    test('live search returns a few', async () => {
      expect((await search('channel', 'en', 'live')).length).toBeLessThanOrEqual(6);
    });
  });

  describe('what readers say', () => {
    test('[HC-05] feedback said again replaces what the person said before', async () => {
      const partner = await as('partner');
      const say = (body: object) => partner.write('POST', '/api/help/articles/1/feedback', body);
      expect((await say({ is_useful: true, comment: null })).status).toBe(204);
      expect((await say({ is_useful: false, comment: ' Too short ' })).status).toBe(204);
      const rows = await sandbox().control.db.select().from(helpFeedback);
      expect(rows).toMatchObject([{ articleId: 1, isUseful: false, comment: 'Too short' }]);
    });

    test('[HELP-03] a visitor can rate too, and twice', async () => {
      const somebody = visitor();
      for (const _time of [1, 2]) {
        await somebody.write('POST', '/api/help/articles/1/feedback', { is_useful: true, comment: null });
      }
      const rows = await sandbox().control.db.select().from(helpFeedback);
      expect(rows.map(({ userId }) => userId)).toEqual([null, null]);
    });

    test('feedback on nothing is refused, and a comment has an end', async () => {
      const partner = await as('partner');
      const nothing = await partner.write('POST', '/api/help/articles/9999/feedback', {
        is_useful: true,
        comment: null,
      });
      expect(nothing.status).toBe(404);
      const long = await partner.write('POST', '/api/help/articles/1/feedback', {
        is_useful: true,
        comment: 'x'.repeat(2_001),
      });
      expect(long).toMatchObject({ status: 422, body: { errors: { comment: [expect.any(String)] } } });
    });

    test('[HELP-01] interactions are kept, of visitors and of people', async () => {
      const partner = await as('partner');
      await partner.write('POST', '/api/help-analytics/articles/1/interactions', { action: 'view' });
      await visitor().write('POST', '/api/help-analytics/articles/1/interactions', { action: 'read_end' });
      const rows = await sandbox().control.db.select().from(helpInteractions);
      expect(rows.map(({ action, userId }) => [action, userId === null])).toEqual([
        ['view', false],
        ['read_end', true],
      ]);
    });
  });
});
