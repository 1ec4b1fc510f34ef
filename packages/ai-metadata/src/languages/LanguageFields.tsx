import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { QueryView, useMultiSelectWords, type BindingAction } from '@my-air/feature-kit/views';
import { languageNames, languageTag, useLocale, type Locale } from '@my-air/i18n';
import { Field, MultiSelect, NativeSelect, Stack, type ChoiceOption } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import type { LocalizableLanguage } from '../contract.ts';
import { languagesQuery } from './languages.api.ts';

export interface LanguageFieldsProps {
  /** The codes of the languages to translate into. */
  languages: readonly string[];
  /** The code of the language of videos that do not name theirs; null skips them. */
  source: string | null;
  /** Called with all codes after each change. */
  onLanguages: (languages: string[]) => void;
  /** Called with the chosen code, or null. */
  onSource: (source: string | null) => void;
  /** Where a choice is refused, the properties that say so. */
  control?: BindingAction['control'];
}

/** The languages of a translation: those to translate into, and the one of videos that do not name theirs. */
export function LanguageFields({ languages, source, onLanguages, onSource, control }: LanguageFieldsProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const words = useMultiSelectWords();
  const locale = useLocale();
  const result = useQuery({ ...languagesQuery(api), select: (languages) => toOptions(languages, locale) });

  return (
    <QueryView query={result} isBanner failed={<Trans>The languages could not be loaded</Trans>}>
      {(options) => (
        <Stack gap={4}>
          <Field label={<Trans>Translate into</Trans>} isRequired>
            <MultiSelect
              options={options}
              values={languages}
              onValuesChange={onLanguages}
              words={words}
              placeholder={t`Choose languages`}
              {...control}
            />
          </Field>
          <Field
            label={<Trans>Source language</Trans>}
            description={
              <Trans>Used for videos that do not name their own. Without it they are skipped.</Trans>
            }
          >
            <NativeSelect
              value={source ?? ''}
              onChange={({ target }) => onSource(target.value || null)}
              options={[{ value: '', label: t`As each video says` }, ...options]}
              {...control}
            />
          </Field>
        </Stack>
      )}
    </QueryView>
  );
}

/** The languages to choose from by their names, each also by its own name. */
function toOptions(languages: readonly LocalizableLanguage[], locale: Locale): readonly ChoiceOption[] {
  const { compare } = new Intl.Collator(languageTag(locale));
  const sorted = languages.toSorted((one, other) => compare(one.name, other.name));
  return sorted.flatMap(({ code, name, native_name }) =>
    code
      ? [
          {
            value: code,
            label: name,
            keywords: languageNames(code),
            ...(native_name && { description: native_name }),
          },
        ]
      : [],
  );
}
