/** Each route that waits for a call, and the call. */
export const waiting = {
  '/accounts/youtube': 'GET api/channels',
  '/accounts/instagram': 'GET api/channels',
  '/accounts/tiktok': 'GET api/channels',
  '/messenger': 'GET api/active-chats',
  '/notifications': 'GET api/notificationMessages',
  '/services': 'GET api/ecosystem/productCategories',
  '/services/$id': 'GET api/ecosystem/products/{id}',
  '/services-old': 'GET api/ecosystem/productBundles',
  '/services-old-2': 'GET api/channels',
  '/help-center': 'GET api/help/topics',
  '/help-center/search': 'GET api/help/search/full',
  '/help-center/category/$category': 'GET api/help/articles/popular',
  '/help-center/article/$article': 'GET api/help/articles/{id}',
  '/help/$article': 'GET api/help/articles/{id}',
  '/help/$article/$language': 'GET api/help/articles/{id}',
  '/news': 'GET api/news',
  '/news/article/$article': 'GET api/news/{id}',
  '/distribution': 'GET api/distribution',
  '/moderation': 'GET api/channels',
  '/games': 'GET api/games',
  '/games/$id': 'GET api/games/{id}',
  '/ads-boost': 'GET api/ads-boost/yt-channels',
  '/ads-boost/yt-channels/config': 'GET api/ads-boost/yt-channels/config',
  '/ads-boost/yt-channels/$guid/config': 'GET api/ads-boost/yt-channels',
  '/ai-optimization': 'GET api/ai-optimization/channels',
  '/ai-metadata/packages': 'GET api/finances-ai/packages',
  '/ai-metadata/translation': 'GET api/ai-metadata/localizable-languages',
  '/ai-metadata/translation/$job': 'GET api/ai-metadata/localizable-languages',
} as const;

/** An address of a route. */
export const addressOf = (path: string) =>
  `${path.replace('$language', 'en').replaceAll(/\$\w+/g, '1')}${path.endsWith('/search') ? '?q=word' : ''}`;
