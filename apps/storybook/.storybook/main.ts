import { fileURLToPath } from 'node:url';
import { viteBabel } from '@my-air/build/babel';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Indexer } from 'storybook/internal/types';
import { defaultClientConditions, mergeConfig } from 'vite';

import { kitData } from './kitDataPlugin.ts';
import { readKitFacts } from './readKitFacts.ts';
import { readPatterns } from './readPatterns.ts';
import { warmDependencies } from './warmDependencies.ts';

/** The folders whose stories are tested, such as `packages/home`, and their files; outside of tests all stories are shown. */
const tested = process.env['STORY_FOLDERS']?.split(',') ?? [];
const { STORY_FILES = '*.stories.tsx' } = process.env;

export default {
  stories:
    tested.length > 0
      ? tested.map((folder) => `../../../${folder}/{src,stories}/**/${STORY_FILES}`)
      : [
          '../stories/**/*.stories.tsx',
          // Patterns and terms, and the usage pages of the kit's components: tests of stories do not need them.
          '../stories/**/*.mdx',
          '../../../packages/ui-kit/src/**/*.mdx',
          '../../../packages/*/src/**/*.stories.tsx',
          '../../portal/stories/**/*.stories.tsx',
        ],
  addons: [
    '@storybook/addon-vitest',
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    'storybook-addon-pseudo-states',
  ],
  framework: '@storybook/react-vite',
  // Storybook's list of set-up steps would distract its readers.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The sidebar filters by the status of a component and by the patterns of a screen, which are tags.
  experimental_indexers: (indexers = []) => (tested.length > 0 ? indexers : indexers.map(withTags)),
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [viteBabel(), kitData(tested.length === 0)],
      // A test takes a package's stories with the builds of the packages that it uses; a designer sees every
      // change immediately.
      resolve: { conditions: [...(tested.length > 0 ? [] : ['@my-air/source']), ...defaultClientConditions] },
      optimizeDeps: { include: warmDependencies },
      // The portal's own files, such as the logos of the brands, at the addresses that its style sheets name.
      publicDir: fileURLToPath(new URL('../../portal/public', import.meta.url)),
      build: { chunkSizeWarningLimit: 2000 },
    }),
} satisfies StorybookConfig;

/** The same indexer, whose entries have the status of a component of the kit and the patterns of a screen as tags. */
function withTags(indexer: Indexer): Indexer {
  const facts = readKitFacts();
  const patterns = readPatterns();
  return {
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((entry) => {
        const known = facts[/^Kit\/\w+\/(\w+)$/.exec(entry.title ?? '')?.[1] ?? ''];
        const used = (patterns[entry.title ?? ''] ?? []).map((name) => `pattern-${name.toLowerCase()}`);
        return { ...entry, tags: [...(entry.tags ?? []), ...(known ? [known.status] : []), ...used] };
      }),
  };
}
