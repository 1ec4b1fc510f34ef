import { describeFields } from '@my-air/feature-api/testing';

import { getHelpArticle, listHelpTopics, listPopularArticles, searchHelp } from './contract.ts';
import { helpCenterFeature } from './feature.ts';
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
