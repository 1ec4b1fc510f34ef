/** The numbers of the help articles that screens of this feature lead to. */
export const helpArticles = {
  connect: 1,
  progress: 2,
  reject: 199,
} as const;
