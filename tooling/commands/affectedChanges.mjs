const help = 'packages/help-center/src';

/**
 * A change of one file. `mutant` replaces the first text by the second, which breaks behaviour, and `caughtBy` is the task
 * that has to fail then. `most` is the largest share of a cold run.
 */
const change = (name, file, most, caughtBy, mutant) => ({ name, file, most, caughtBy, mutant });

/** Typical changes; one of documents breaks nothing. */
export const affectedChanges = [
  // A hash does not tell a text from the screen around it.
  change(
    'a text of a leaf feature',
    `${help}/home/HelpHomeScreen.tsx`,
    0.15,
    '@my-air/help-center#i18n:compile',
    ['No topics yet.', 'Nothing yet.'],
  ),
  change(
    'a style of a leaf feature',
    `${help}/home/HelpHomeScreen.tsx`,
    0.15,
    '@my-air/help-center#stories',
    ['gap: var(--space-3);', 'gap: var(--space-3); min-width: 4000px;'],
  ),
  change('a screen of a leaf feature', `${help}/home/HelpHomeScreen.tsx`, 0.15, '@my-air/help-center#test', [
    'topics.length === 0',
    'topics.length === 1',
  ]),
  change('a story', `${help}/home/HelpHomeScreen.stories.tsx`, 0.08, '@my-air/help-center#test', [
    "buildSummary({ id: 2, name: 'What happens after you ask to join' }),",
    '',
  ]),
  change(
    'an end-to-end test of a feature',
    'packages/help-center/e2e/help-center.spec.ts',
    0.05,
    '@my-air/help-center#e2e help-center.spec.ts',
    ['toHaveURL(/\\/help-center$/)', 'toHaveURL(/\\/nowhere$/)'],
  ),
  change('a contract', `${help}/contract/help.ts`, 1, '@my-air/sandbox#test src/help/helpApi.test.ts', [
    'content_html: v.string()',
    'content_html: v.number()',
  ]),
  change('a component of the kit', 'packages/ui-kit/src/button/CopyButton.tsx', 1, '@my-air/ui-kit#test', [
    "setOutcome('copied')",
    "setOutcome('failed')",
  ]),
  change('the shell', 'packages/shell/src/start/router.ts', 1, '@my-air/portal#test tests/router.test.ts', [
    'redirect({ to: shell.places.start',
    'redirect({ to: shell.places.signIn',
  ]),
  change('a locale', `${help}/locales/uk.po`, 0.15, '@my-air/help-center#test', ['Чим допомогти?', 'Що?']),
  { name: 'documents', file: 'docs/architecture.md', most: 0 },
  change('the lock file', 'pnpm-lock.yaml', 1, 'pnpm install --frozen-lockfile', [
    'lockfileVersion:',
    'lockfileVersions:',
  ]),
];
