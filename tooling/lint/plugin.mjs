import { answeredQuery } from './rules/answeredQuery.mjs';
import { caseWithLanguage } from './rules/caseWithLanguage.mjs';
import { channelWithPlatform } from './rules/channelWithPlatform.mjs';
import { cutIsSaid } from './rules/cutIsSaid.mjs';
import { dateOfText } from './rules/dateOfText.mjs';
import { kitColours, kitOnly } from './rules/kitLook.mjs';
import { oneStorage } from './rules/oneStorage.mjs';
import { noFixedWait } from './rules/noFixedWait.mjs';
import { ownImport } from './rules/ownImport.mjs';
import { propSentence } from './rules/propSentence.mjs';
import { rawHtml } from './rules/rawHtml.mjs';
import { runtimeSettings } from './rules/runtimeSettings.mjs';

/** The rules of this project that no ready-made linter knows; each message names the alternative. */
export default {
  meta: { name: 'my-air' },
  rules: {
    'answered-query': answeredQuery,
    'case-with-language': caseWithLanguage,
    'channel-with-platform': channelWithPlatform,
    'cut-is-said': cutIsSaid,
    'date-of-text': dateOfText,
    'kit-colours': kitColours,
    'kit-only': kitOnly,
    'no-fixed-wait': noFixedWait,
    'one-storage': oneStorage,
    'own-import': ownImport,
    'prop-sentence': propSentence,
    'raw-html': rawHtml,
    'runtime-settings': runtimeSettings,
  },
};
