import { gte } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { helpArticles, helpFeedback, helpInteractions, helpTexts } from '../database/schema.ts';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';
import { refusedAt } from '#test/support/refusedAt.ts';
import type { ArticleContent } from './content/HelpContent.ts';
import { textRows } from './fillHelpCenter.ts';

interface Line {
  id: number;
  name: string;
  locale: string;
  snippet: string;
}

const speaking = (language: string) => ({ headers: { 'accept-language': language } });

onEveryDatabase(
  'the help centre',
  ({ sandbox, visitor, as }) => {
    const search = async (question: string, language = 'en', kind = 'full') => {
      const path = `/api/help/search/${kind}?q=${encodeURIComponent(question)}`;
      return (await visitor().read<{ articles: Line[] }>(path, language)).articles;
    };
    const idsOf = async (question: string, language?: string) =>
      (await search(question, language)).map(({ id }) => id);
    const sortedIdsOf = async (question: string, language: string) =>
      (await idsOf(question, language)).toSorted((a, b) => a - b);

    /** Articles of the test's own in English, from number 9,000 on, taken away after it. */
    async function withArticles(texts: { title: string; markdown: string }[], act: () => Promise<void>) {
      const { db } = sandbox().control;
      const articles = texts.map((text, place): ArticleContent => ({
        id: 9_000 + place,
        topicId: 1,
        popular: null,
        related: [],
        updated: '2026-11-01',
        texts: { en: { description: 'A description.', keywords: '', ...text } },
      }));
      const updatedAt = new Date();
      await db
        .insert(helpArticles)
        .values(articles.map(({ id }) => ({ id, topicId: 1, related: [], updatedAt })));
      await db.insert(helpTexts).values(articles.flatMap(textRows));
      try {
        await act();
      } finally {
        await db.delete(helpTexts).where(gte(helpTexts.articleId, 9_000));
        await db.delete(helpArticles).where(gte(helpArticles.id, 9_000));
      }
    }

    describe('topics and articles', () => {
      test('[HELP-01] topics come with their colour, sign and articles in the reader’s language', async () => {
        const partner = await as('partner');
        const { topics } = await partner.read<{
          topics: { name: string; color_id: number; icon_image: string; articles: Line[] }[];
        }>('/api/help/topics', 'uk');
        expect(topics).toHaveLength(8);
        expect(topics[1]).toMatchObject({ name: 'Канали', color_id: 1 });
        expect(topics[1]!.articles.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2, 199]));
        const icon = await visitor().open(topics[1]!.icon_image);
        expect(icon.headers.get('content-type')).toContain('image/svg+xml');
      });

      test('[HC-07] popular articles come in their order, in the reader’s language', async () => {
        const partner = await as('partner');
        const { articles } = await partner.read<{ articles: Line[] }>('/api/help/articles/popular', 'ru');
        expect(articles[0]).toMatchObject({ id: 1, name: 'Как добавить канал YouTube' });
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

      test.each(['topics', 'articles/popular', 'search/live?q=connect'])(
        '%s is open to visitors of a public article',
        async (path) => {
          expect((await visitor().open(`/api/help/${path}`)).status).toBe(200);
        },
      );

      test.each(['0', '9999', '1.5', 'constructor', '99999999999'])(
        '[HC-11] there is no article %s',
        async (id) => {
          expect((await visitor().open(`/api/help/articles/${id}`)).status).toBe(404);
        },
      );

      test('[HC-07] an article that lacks the reader’s language comes in English and says so', async () => {
        await withArticles([{ title: 'Only English', markdown: 'Zeppelin.' }], async () => {
          const { body } = await visitor().open('/api/help/articles/9000', speaking('pt'));
          expect(body).toMatchObject({ article: { name: 'Only English', locale: 'en' } });
          expect(await idsOf('zeppelin', 'pt')).toEqual([9_000]);
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
        const markdown = 'Zeppelins are mentioned.';
        const others = Array.from({ length: 449 }, () => ({ title: 'Something else', markdown }));
        await withArticles([...others, { title: 'Zeppelins', markdown }], async () => {
          expect((await idsOf('zeppelin'))[0]).toBe(9_449);
        });
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
        // with a mistake
        ['en', 'conect', 1],
        ['en', 'chanel conection', 1],
        ['uk', 'пдключити', 1],
        ['ru', 'подлючить', 1],
        // by keywords, which are never shown
        ['en', 'oauth', 1],
        ['uk', "прив'язати", 1],
      ])('[HELP-02] in %s, "%s" finds article %i', async (language, question, id) => {
        expect(await idsOf(question, language)).toContain(id);
      });

      test('an answer in another language is not offered', async () => {
        expect((await search('канал', 'uk')).every(({ locale }) => locale === 'ua')).toBe(true);
      });

      test('[HC-03] quotes what was found, with nothing but marks around it', async () => {
        const markdown =
          'Say zeppelin <script>alert(1)</script> & <mark onclick="alert(1)">zeppelins</mark>.';
        await withArticles([{ title: 'Hostile', markdown }], async () => {
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
        expect(await search(question)).toEqual(expect.any(Array));
      });

      test.each([
        ...['tradução', 'vídeo', 'vídeos', 'conteúdo', 'país', 'países', 'monetização'].map((word) => [
          'pt',
          word,
        ]),
        ...['información', 'vídeo', 'país', 'número'].map((word) => ['es', word]),
      ])('[HELP-02] in %s, "%s" finds as much without its accents', async (language, word) => {
        const apart = word.normalize('NFD');
        const ids = await sortedIdsOf(word, language);
        expect(ids.length).toBeGreaterThan(0);
        expect(await sortedIdsOf(apart, language)).toEqual(ids);
        expect(await idsOf(apart.replaceAll(/\p{M}/gu, ''), language)).toEqual(expect.arrayContaining(ids));
      });

      test.each(['traduca', 'conteud'])(
        '[HELP-02] "%s" finds what it begins, without accents',
        async (begun) => {
          expect(await search(begun, 'pt', 'live')).not.toEqual([]);
        },
      );

      test.each([
        ['email', 'e-mail', 'en'],
        ['email', 'E‑mail', 'pt'],
        ['аккаунт', 'акаунт', 'ru'],
        ['ещё', 'еще', 'ru'],
        // on the other layout of the keyboard
        ['gthtdjl', 'перевод', 'ru'],
        ['rfyfk', 'канал', 'ru'],
        ['rfyfk', 'канал', 'uk'],
        ['нщгегиу', 'youtube', 'uk'],
      ])('[HELP-02] "%s" and "%s" find the same in %s', async (typed, meant, language) => {
        const ids = await sortedIdsOf(meant, language);
        expect(ids.length).toBeGreaterThan(0);
        expect(await sortedIdsOf(typed, language)).toEqual(ids);
      });

      test('[HELP-02] a search has all that matches, however many that are', async () => {
        const texts = Array.from({ length: 45 }, (_, place) => ({
          title: `Marmalade number ${place}`,
          markdown: 'All about marmalade.',
        }));
        await withArticles(texts, async () => {
          expect(await search('marmalade')).toHaveLength(45);
        });
      });

      test('live search returns a few', async () => {
        expect((await search('channel', 'en', 'live')).length).toBeLessThanOrEqual(6);
      });
    });

    describe('what readers say', () => {
      beforeEach(() => sandbox().control.reset());

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
        const say = (id: number, comment: string | null) =>
          partner.write('POST', `/api/help/articles/${id}/feedback`, { is_useful: true, comment });
        expect((await say(9_999, null)).status).toBe(404);
        expect(await say(1, 'x'.repeat(2_001))).toMatchObject(refusedAt('comment'));
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
  },
  { fresh: 'once' },
);
