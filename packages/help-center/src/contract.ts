// The wire of Help center: valibot schemas and the endpoints that carry them. The sandbox responds from the same contracts.
export {
  ArticleSummary,
  getHelpArticle,
  HelpArticle,
  HelpTopic,
  interactions,
  listHelpTopics,
  listPopularArticles,
  minimumSearchLength,
  reportInteraction,
  SearchHit,
  searchHelp,
  searchHelpLive,
  sendArticleFeedback,
  type Interaction,
} from './contract/help.ts';
