import { ownImport } from './rules/ownImport.mjs';
import { rawHtml } from './rules/rawHtml.mjs';
import { runtimeSettings } from './rules/runtimeSettings.mjs';

/** The rules of this house that no ready-made linter knows; each message says what to do instead. */
export default {
  meta: { name: 'my-air' },
  rules: {
    'own-import': ownImport,
    'raw-html': rawHtml,
    'runtime-settings': runtimeSettings,
  },
};
