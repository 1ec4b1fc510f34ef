/** The languages that titles can be translated into. */
export const localizableLanguages = [
  'ar',
  'cs',
  'de',
  'en',
  'es',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt-BR',
  'ro',
  'ru',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-CN',
] as const;

/** A language with its names: in the reader's language, and in its own. */
export function presentLanguage(code: string, reader: string) {
  return { code, name: nameOf(code, reader), native_name: nameOf(code, code) };
}

function nameOf(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
}
