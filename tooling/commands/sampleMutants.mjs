/**
 * A fault that a user would see at once, and a common one for each kind of large matrix: `mutant` replaces the first text of the file by the second, and `caughtBy`
 * is the task that has to fail, with `SAMPLE=whole`.
 */
const common = (name, file, caughtBy, mutant) => ({ name, file, caughtBy, mutant });

export const sampleMutants = [
  common(
    'a renamed value of a text',
    'packages/ads-boost/src/homepage/AdsBoostCard.tsx',
    '@my-air/ads-boost#i18n:compile',
    ['value={overridingCount}', 'value={channels.length}'],
  ),
  common(
    'a text that one language lacks',
    'packages/ads-boost/src/locales/uk.po',
    '@my-air/ads-boost#i18n:compile',
    ['msgstr "Ні"', 'msgstr ""'],
  ),
  common(
    'a warning on home',
    'packages/home/src/overview/HomeScreen.tsx',
    '@my-air/portal#journeys addresses.spec.ts',
    ['const user = useUser();', "const user = useUser();\n  console.warn('home is drawn');"],
  ),
  common(
    'a screen that throws for one persona',
    'packages/accounts/src/channel/ChannelsScreen.tsx',
    '@my-air/portal#journeys addresses.spec.ts',
    ['channels.length === 0 && <', 'channels[0]!.title.length === 0 && <'],
  ),
  common(
    'a field of a contract that is renamed on one side',
    'packages/news/src/contract.ts',
    '@my-air/sandbox#test src/news/newsApi.test.ts',
    ['content_html: v.string()', 'content: v.string()'],
  ),
  common('broken fields', 'packages/games/src/game/GameScreen.tsx', '@my-air/games#test', [
    '{about?.split(',
    '{about!.split(',
  ]),
  common(
    'races and interrupted writes',
    'apps/sandbox/src/http/once.ts',
    '@my-air/sandbox#test src/http/interruptedEveryWrite.long.test.ts',
    ['if (claimed.length === 0) return keptAnswer(db, id, content);', ''],
  ),
  common(
    'rows of the error catalogue',
    'apps/sandbox/src/control/Faults.ts',
    '@my-air/sandbox#test src/control/faultMatrix.long.test.ts',
    ['headers: { ...preset?.headers, ...fault.headers },', 'headers: { ...fault.headers },'],
  ),
  common(
    'failures of routes',
    'packages/api-client/src/answer/toApiError.ts',
    '@my-air/portal#test tests/errors/oneFailureOnHome.long.test.tsx --bail=1',
    ["503: 'maintenance'", "503: 'server'"],
  ),
  common('redirects', 'packages/auth/src/routes.ts', '@my-air/portal#e2e redirects.spec.ts', [
    "'/personal/security', 'securityUrl'",
    "'/personal/security', 'profileUrl'",
  ]),
  common(
    'screens at every width',
    'packages/games/src/list/GamesScreen.tsx',
    '@my-air/portal#e2e screens.spec.ts -g /games -x',
    ['gap: var(--space-6);\n  margin: 0;', 'gap: var(--space-6);\n  min-width: 40rem;\n  margin: 0;'],
  ),

  // One in each of ten packages, chosen by drawing lots among all conditions, numbers and values on 28 November 2026.
  common(
    'a link that Ctrl opens here',
    'packages/ui-kit/src/text/isPlainClick.ts',
    '@my-air/ui-kit#test src/text',
    ['metaKey || ctrlKey || shiftKey', 'metaKey || (ctrlKey && shiftKey)'],
  ),
  common(
    'a search of an agreement that stays at its first place',
    'packages/agreements/src/reader/TextSearch.tsx',
    '@my-air/agreements#test src/reader',
    ['count > 0 && setPlace', 'count > 0 || setPlace'],
  ),
  common(
    'texts of the user in the replay of an error',
    'packages/shell/src/monitoring/startSentry.ts',
    '@my-air/shell#test src/monitoring',
    ['maskAllText: true', 'maskAllText: false'],
  ),
  common(
    'a button that is busy before it is pressed',
    'packages/accounts/src/status/ChannelActionButton.tsx',
    '@my-air/accounts#test src/channel',
    ['exact: true }) > 0;', 'exact: true }) >= 0;'],
  ),
  common(
    'the number of times that a game was played',
    'packages/games/src/list/GameTile.tsx',
    '@my-air/games#test',
    ['{opens && (', '{opens || ('],
  ),
  common(
    'a list without reasons',
    'packages/moderation/src/list/ReviewReasons.tsx',
    '@my-air/moderation#test src/list',
    ['{reasons.length > 0 && (', '{reasons.length >= 0 && ('],
  ),
  common('the number of payments', 'packages/finances/src/funds/P2pFacts.tsx', '@my-air/finances#test', [
    'partner.p2p_payments_count ?? 0',
    'partner.p2p_payments_count && 0',
  ]),
  common(
    'a preview of no changes',
    'packages/ads-boost/src/config/PreviewCard.tsx',
    '@my-air/ads-boost#test src/config',
    ['{count > 0 && <ChangedVideos', '{count >= 0 && <ChangedVideos'],
  ),
  common(
    'an answer that takes the focus when it is shown',
    'packages/notifications/src/answers/NoticeAnswer.tsx',
    '@my-air/notifications#test src/inbox',
    ['isGiven && !wasGiven.current && document', 'isGiven || !wasGiven.current && document'],
  ),
  common(
    'a limit that lets one more through',
    'packages/marketplace/src/search/tally.ts',
    '@my-air/marketplace#test src/search',
    ['Math.min(chosen.length, limit - 1)', 'Math.min(chosen.length, limit)'],
  ),
];
