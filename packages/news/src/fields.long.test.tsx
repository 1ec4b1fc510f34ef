import { describeFields } from '@my-air/feature-kit/testing';
import { Suspense } from 'react';

import { getNewsArticle, listNews, markNewsRead } from './contract.ts';
import { newsFeature } from './feature.ts';
import { NewsCard } from './list/NewsCard.tsx';
import { buildFullArticle, buildNewsArticle, buildNewsPage } from './testing/buildNews.ts';

const page = buildNewsPage([
  buildNewsArticle({ image: '/a.png', url: 'https://my-air.test/a' }),
  buildNewsArticle({ name: 'Second news' }),
]);
const answers = { [listNews.key]: page, [markNewsRead.key]: undefined };

describeFields(newsFeature, {
  'the news': { screen: '/news', answers, call: listNews, good: page, keeps: ['Second news'] },
  'the news on home': {
    screen: (
      <Suspense>
        <NewsCard />
      </Suspense>
    ),
    call: listNews,
    good: page,
    keeps: ['Second news'],
  },
  'a piece of news': {
    screen: '/news/article/1',
    answers,
    call: getNewsArticle,
    good: { article: buildFullArticle({ id: 1, image: '/a.png' }) },
    subject: 'article',
  },
  'other news below it': {
    screen: '/news/article/1',
    answers: { ...answers, [getNewsArticle.key]: { article: buildFullArticle({ id: 1, name: 'This one' }) } },
    call: listNews,
    good: page,
    keeps: ['This one'],
  },
});
