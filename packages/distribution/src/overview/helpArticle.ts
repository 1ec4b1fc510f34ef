/** The help article about distribution. */
export const helpArticle = 94;
