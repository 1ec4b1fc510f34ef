/** The numbers of the help articles that screens of this feature lead to. */
export const helpArticles = {
  services: 96,
  translation: 100,
  distribution: 94,
  referral: 99,
} as const;
