// For servers: needs Node, and no page.
export { robots, sitemap, type SiteArticle } from './document/siteFiles.ts';
export { writeArticle, type ArticleDocument } from './document/writeArticle.ts';
export { writeSite, type SiteOptions } from './document/writeSite.ts';
