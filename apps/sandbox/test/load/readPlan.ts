/** A call that the portal of a user repeats. */
export interface RepeatedRead {
  readonly path: string;
  /** How many seconds one call begins after the last, as in the portal. */
  readonly every: number;
}

/**
 * The reads of a user with the messenger open: its two polls and the one of notifications, and every ten seconds
 * another screen.
 */
export function readPlan(chatId: number): readonly RepeatedRead[] {
  return [
    { path: '/api/active-chats', every: 8 },
    { path: `/api/chats/${chatId}/messages`, every: 8 },
    { path: '/api/notificationMessages', every: 30 },
    ...screens.map((path) => ({ path, every: 10 * screens.length })),
  ];
}

const screens = [
  '/api/user',
  '/api/channels',
  '/api/ecosystem/productCategories',
  '/api/ecosystem/productBundles',
  '/api/distribution',
  '/api/news',
  '/api/help/topics',
  '/api/help/search/live?q=video',
  '/api/referralProgram',
  '/api/games',
];
