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
    '@my-air/portal#test tests/errors',
    ["503: 'maintenance'", "503: 'server'"],
  ),
  common(
    'redirects',
    'packages/auth/src/routes.ts',
    '@my-air/portal#e2e redirects.spec.ts',
    ["'/personal/security', 'securityUrl'", "'/personal/security', 'profileUrl'"],
  ),
  common(
    'screens at every width',
    'packages/games/src/list/GamesScreen.tsx',
    '@my-air/portal#e2e screens.spec.ts',
    ['gap: var(--space-6);\n  margin: 0;', 'gap: var(--space-6);\n  min-width: 40rem;\n  margin: 0;'],
  ),
];
