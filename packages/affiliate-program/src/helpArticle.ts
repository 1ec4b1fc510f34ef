/** The help article about the referral program. */
export const helpArticle = 99;
