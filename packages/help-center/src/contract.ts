// The wire of Help center: valibot schemas and their endpoints. The sandbox responds from the same contracts.
export {
  ArticleSummary,
  getHelpArticle,
  HelpArticle,
  HelpTopic,
  interactions,
  listHelpTopics,
  listPopularArticles,
  minimumSearchLength,
  mostHits,
  reportInteraction,
  SearchHit,
  searchHelp,
  searchHelpLive,
  sendArticleFeedback,
  type Interaction,
} from './contract/help.ts';
