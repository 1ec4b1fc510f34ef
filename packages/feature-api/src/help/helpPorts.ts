import type { PortalContext } from '../PortalContext.ts';
import { definePorts } from '../ports.ts';

/** What any feature may ask of the help centre; `HelpLink` asks it. */
export const helpPorts = /* @__PURE__ */ definePorts<{
  /** The path of an article. */
  linkToArticle: (articleId: number) => string;
  /** Fetches an article before it is opened. False when it did not come; the reason has been shown. */
  fetchArticle: (portal: PortalContext, articleId: number) => Promise<boolean>;
}>('help');
