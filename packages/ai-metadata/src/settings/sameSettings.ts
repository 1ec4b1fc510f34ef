/** The settings of the auto mode, with their order and repetitions of no meaning. */
export interface ComparableSettings {
  translate_languages?: readonly string[] | null | undefined;
  original_language?: string | null | undefined;
  video_types?: readonly string[] | null | undefined;
  enabled_auto_localization?: boolean | null | undefined;
}

/** Whether two settings mean the same; the order of languages and types does not matter. */
export function sameSettings(one: ComparableSettings, other: ComparableSettings): boolean {
  return canonical(one) === canonical(other);
}

function canonical(settings: ComparableSettings): string {
  return JSON.stringify([
    sorted(settings.translate_languages),
    settings.original_language ?? null,
    sorted(settings.video_types),
    Boolean(settings.enabled_auto_localization),
  ]);
}

function sorted(words: readonly string[] | null | undefined): readonly string[] {
  return [...new Set(words)].sort();
}
