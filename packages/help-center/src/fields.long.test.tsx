import { describeFields } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  getHelpArticle,
  listHelpTopics,
  listPopularArticles,
  searchHelp,
  searchHelpLive,
} from './contract.ts';
import { helpCenterFeature } from './feature.ts';
import { LiveSearch } from './search/LiveSearch.tsx';
import { buildArticle, buildHit, buildSummary, buildTopics } from './testing/buildHelp.ts';

const topics = { topics: buildTopics().slice(0, 3) };
const articles = { articles: [buildSummary(), buildSummary({ id: 2, name: 'Second article' })] };
const answers = {
  [listHelpTopics.key]: topics,
  [listPopularArticles.key]: articles,
  [getHelpArticle.key]: { article: buildArticle() },
};

describeFields(helpCenterFeature, {
  'the topics': { screen: '/help-center', answers, call: listHelpTopics, good: topics, keeps: ['Money'] },
  'what is read most': {
    screen: '/help-center',
    answers,
    call: listPopularArticles,
    good: articles,
    keeps: ['Second article', 'Money'],
  },
  'a topic': { screen: '/help-center/category/2', answers, call: listHelpTopics, good: topics },
  'what was found': {
    screen: '/help-center/search?q=channel',
    answers,
    call: searchHelp,
    good: { articles: [buildHit(), buildHit({ id: 2, name: 'Second article' })] },
    keeps: ['Second article'],
  },
  'what is found while one types': {
    screen: <LiveSearch />,
    call: searchHelpLive,
    good: { articles: [buildHit(), buildHit({ id: 2, name: 'Second article' })] },
    act: async () => userEvent.type(await screen.findByRole('combobox'), 'channel'),
    keeps: ['Second article'],
  },
  'an article': {
    screen: '/help-center/article/1',
    answers,
    call: getHelpArticle,
    good: { article: buildArticle() },
    subject: 'article',
  },
  'an article for everybody': {
    screen: '/help/1',
    user: null,
    answers,
    call: getHelpArticle,
    good: { article: buildArticle() },
    subject: 'article',
  },
});
