// The part without a page and without React: for servers that write a text in a language, and for builds.
export { createFormat } from './format/createFormat.ts';
export { mondayOf, startOf } from './format/dates.ts';
export { fromWire, languageName, languageTag, toWire, type Locale } from './locale/locales.ts';
export { cleanCode, cleanIdentifier } from './text/cleanIdentifier.ts';
export { detectLanguage } from './text/detectLanguage.ts';
export { foldText, spellingOf } from './text/foldText.ts';
export { retypeText } from './text/retypeText.ts';
export { isStopWord } from './text/stopWords.ts';
