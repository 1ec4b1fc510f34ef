const help = 'packages/help-center/src';

/**
 * Typical changes, each of one file. `mutant` replaces the first text by the second, which breaks behaviour, and `caughtBy`
 * is the task that has to fail then; a change of documents breaks nothing. `most` is the largest share of a cold run.
 */
export const affectedChanges = [
  {
    name: 'a text of a leaf feature',
    file: `${help}/home/HelpHomeScreen.tsx`,
    mutant: ['No topic has been written yet.', 'No topics.'],
    caughtBy: '@my-air/help-center#test',
    most: 0.08,
  },
  {
    name: 'a style of a leaf feature',
    file: `${help}/home/HelpHomeScreen.tsx`,
    mutant: ['gap: var(--space-3);', 'gap: var(--space-3); min-width: 4000px;'],
    caughtBy: '@my-air/help-center#stories',
    most: 0.15,
  },
  {
    name: 'a screen of a leaf feature',
    file: `${help}/home/HelpHomeScreen.tsx`,
    mutant: ['topics.length === 0', 'topics.length === 1'],
    caughtBy: '@my-air/help-center#test',
    most: 0.15,
  },
  {
    name: 'a story',
    file: `${help}/home/HelpHomeScreen.stories.tsx`,
    mutant: ["buildSummary({ id: 2, name: 'What happens after you ask to join' }),", ''],
    caughtBy: '@my-air/help-center#test',
    most: 0.08,
  },
  {
    name: 'a contract',
    file: `${help}/contract/help.ts`,
    mutant: ['content_html: v.string()', 'content_html: v.number()'],
    caughtBy: '@my-air/sandbox#test',
    most: 1,
  },
  {
    name: 'a component of the kit',
    file: 'packages/ui-kit/src/button/CopyButton.tsx',
    mutant: ['setIsCopied(true)', 'setIsCopied(false)'],
    caughtBy: '@my-air/ui-kit#test',
    most: 1,
  },
  {
    name: 'the shell',
    file: 'apps/portal/src/router.ts',
    mutant: ["throw redirect({ to: '/home'", "throw redirect({ to: '/login'"],
    caughtBy: '@my-air/portal#test',
    most: 1,
  },
  {
    name: 'a locale',
    file: `${help}/locales/uk.po`,
    mutant: ['Чим допомогти?', 'Що?'],
    caughtBy: '@my-air/help-center#test',
    most: 0.08,
  },
  { name: 'documents', file: 'docs/architecture.md', most: 0 },
  {
    name: 'the lock file',
    file: 'pnpm-lock.yaml',
    mutant: ['lockfileVersion:', 'lockfileVersions:'],
    caughtBy: 'pnpm install --frozen-lockfile',
    most: 1,
  },
];
