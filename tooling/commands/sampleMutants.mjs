/**
 * A common fault for each kind of large matrix: `mutant` replaces the first text of the file by the second, and `caughtBy`
 * is the task that has to fail, with `SAMPLE=whole`.
 */
const common = (name, file, caughtBy, mutant) => ({ name, file, caughtBy, mutant });

export const sampleMutants = [
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
    '@my-air/sandbox#test src/control/faultMatrix.test.ts',
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
    'packages/auth/src/personal/personalRoutes.ts',
    '@my-air/portal#e2e redirects.spec.ts',
    ["leaveFor('securityUrl')", "leaveFor('profileUrl')"],
  ),
  common(
    'screens at every width',
    'packages/games/src/list/GamesScreen.tsx',
    '@my-air/portal#e2e screens.spec.ts',
    ['gap: var(--space-6);\n  margin: 0;', 'gap: var(--space-6);\n  min-width: 40rem;\n  margin: 0;'],
  ),
];
