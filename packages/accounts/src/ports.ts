import { definePorts } from '@my-air/feature-api';

/** What accounts wants of other features. */
export const accountsPorts = /* @__PURE__ */ definePorts<{
  /** Shows a chat with our team: of a channel, of its audit. */
  openChat: (chatId: number) => void;
  /** The path of a help article. */
  linkToHelpArticle: (articleId: number) => string;
}>('accounts');

/** The help articles that belong to a channel's way to us. */
export const helpArticles = { connect: 1, progress: 2, reject: 199 } as const;
