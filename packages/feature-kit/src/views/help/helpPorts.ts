import { type PortalContext, definePorts } from '../../index.ts';

/** The calls of the help centre that any feature may make; `HelpLink` makes them. */
export const helpPorts = /* @__PURE__ */ definePorts<{
  /** The path of an article. */
  linkToArticle: (articleId: number) => string;
  /**
   * Fetches an article before it is opened. False when it could not be fetched; the reason has been shown.
   */
  fetchArticle: (portal: PortalContext, articleId: number) => Promise<boolean>;
}>('help');
