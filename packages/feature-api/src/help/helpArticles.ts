/** The help articles that screens name: a channel's way to us, and how what the portal offers works. */
export const helpArticles = {
  connect: 1,
  progress: 2,
  reject: 199,
  services: 96,
  translation: 100,
  distribution: 94,
  referral: 99,
} as const;
