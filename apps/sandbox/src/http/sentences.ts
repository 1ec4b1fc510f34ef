import { readTexts } from '../content/readData.ts';
import { fill, type Texts, type WireLocale, wireLocales } from '../content/wireLocales.ts';

/** The sentences of refusals that users of the portal can read. */
export const sentenceKeys = [
  'credentials',
  'second_factor',
  'sign_in',
  'country',
  'profile',
  'platform',
  'subscribers',
  'unchangeable',
  'undeletable',
  'required',
  'email',
  'string',
  'number',
  'boolean',
  'array',
  'date',
  'length',
  'selected',
  'invalid',
  'too_long',
  'too_great',
  'too_many_items',
  'too_large',
  'html',
  'file_name',
  'file_empty',
  'file_type',
  'file_mismatch',
  'contact',
  'given_data',
  'one_more',
  'more',
  'login_attempts',
  'requests',
  'not_found',
  'unauthenticated',
  'unavailable',
  'identity_unavailable',
  'impersonation',
  'not_open',
  'chat_access',
  'conversation_rated',
  'audit_not_yet',
  'profile_added',
  'profile_taken',
  'join_rejected',
  'join_access',
  'join_youtube_only',
  'join_country',
  'join_not_now',
  'join_later',
  'settings_changed',
  'referral_closed',
  'referral_agreement',
  'service_elsewhere',
  'service_coming',
  'service_capability',
  'service_channel',
  'service_network',
  'service_members',
  'direct_support',
  'choose_language',
  'choose_video_type',
  'choose_videos',
  'language_not_offered',
  'updated_recently',
  'ai_agreements',
  'ai_channel',
  'connect_again',
  'already_syncing',
  'not_enough_translations',
  'nothing_to_translate',
  'nothing_to_translate_again',
  'price_changed',
  'job_not_over',
  'undo_too_late',
  'nothing_to_undo',
  'not_in_review',
  'name_not_valid',
  'glossary_full',
  'already_decided',
  'video_changed',
  'already_writing',
  'access_revoked',
  'request_size',
  'request_type',
  'request_form',
  'server',
] as const;
export type SentenceKey = (typeof sentenceKeys)[number];

const sentences = readTexts('refusals.json', sentenceKeys);

/** The values of a sentence; one that reads differently in each language comes in all of them. */
type Values = Readonly<Record<string, string | number | Texts>>;

/** A sentence of the table with its values. Only the English ones name the field, as Laravel does. */
export function say(key: SentenceKey, values: Values = {}): Texts {
  return inEach((locale) => {
    const inLanguage = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[locale] : value,
    ]);
    return fill(sentences[key][locale], Object.fromEntries(inLanguage) as Record<string, string | number>);
  });
}

/** A sentence that only programs, or the people who write them, meet: English in every language. */
export function english(sentence: string): Texts {
  return inEach(() => sentence);
}

/** A wait that is still readable in seconds, as the portal itself has it; a longer one is in minutes. */
const longestInSeconds = 120;

/** When a wait is over: "in 45 seconds", "in 5 minutes". */
export function afterSeconds(seconds: number): Texts {
  const isLong = seconds > longestInSeconds;
  return inEach((_, language) =>
    new Intl.RelativeTimeFormat(language).format(
      isLong ? Math.ceil(seconds / 60) : seconds,
      isLong ? 'minute' : 'second',
    ),
  );
}

/** A date with its time; in UTC, since the time zone of the reader is not known. */
export function momentOf(date: Date): Texts {
  const style = { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' } as const;
  return inEach((_, language) => new Intl.DateTimeFormat(language, style).format(date));
}

/** A day of the calendar without its year, in UTC. */
export function dayOf(date: Date): Texts {
  const style = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return inEach((_, language) => new Intl.DateTimeFormat(language, style).format(date));
}

function inEach(write: (locale: WireLocale, language: string) => string): Texts {
  const written = wireLocales.map((locale) => [locale, write(locale, locale === 'ua' ? 'uk' : locale)]);
  return Object.fromEntries(written) as Texts;
}
