import { useLingui } from '@lingui/react/macro';
import { atomStore } from '@my-air/client-state';
import { availableLocales, languageName, useLocale, type Locale } from '@my-air/i18n';
import { DarkSchemeIcon, IconButton, LightSchemeIcon } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';

import { useShell } from '../Shell.ts';

/** Language and scheme, for visitors, who have no account menu. */
export function PlainControls() {
  const { t } = useLingui();
  const { appearance, portal } = useShell();
  const locale = useLocale();
  // Reads the choice, so that the button follows it; the shown scheme depends on the system too.
  useAtomValue(appearance.appearanceAtom);
  const isDark = document.documentElement.dataset.scheme === 'dark';

  function choose(language: Locale) {
    void portal.locale.set(language);
    // A preference may replace it at sign-in; the choice is offered again then.
    void import('../language/languageChoice.ts').then(
      ({ languageChoice }) => atomStore.set(languageChoice(), language === 'pseudo' ? undefined : language),
      () => {},
    );
  }

  return (
    <div className="plain-controls">
      <IconButton
        label={isDark ? t`Switch to light` : t`Switch to dark`}
        icon={isDark ? <LightSchemeIcon /> : <DarkSchemeIcon />}
        onClick={() => appearance.setScheme(isDark ? 'light' : 'dark')}
      />
      <select
        aria-label={t`Language`}
        value={locale}
        onChange={(event) => choose(event.currentTarget.value as Locale)}
      >
        {availableLocales(portal.config.flags).map((value) => (
          <option key={value} value={value}>
            {languageName(value)}
          </option>
        ))}
      </select>
    </div>
  );
}
