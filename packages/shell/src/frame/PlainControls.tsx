import { useLingui } from '@lingui/react/macro';
import { atomStore } from '@my-air/feature-kit/state';
import { availableLocales, languageName, useLocale, type Locale } from '@my-air/i18n';
import { DarkSchemeIcon, IconButton, LightSchemeIcon } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';

import { languageChoice } from '../language/languageChoice.ts';
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
    atomStore.set(languageChoice(), language === 'pseudo' ? undefined : language);
  }

  return (
    <Controls>
      <IconButton
        label={isDark ? t`Switch to light` : t`Switch to dark`}
        icon={isDark ? <LightSchemeIcon /> : <DarkSchemeIcon />}
        onClick={() => appearance.setScheme(isDark ? 'light' : 'dark')}
      />
      <Language
        aria-label={t`Language`}
        value={locale}
        onChange={(event) => choose(event.currentTarget.value as Locale)}
      >
        {availableLocales(portal.config.flags).map((value) => (
          <option key={value} value={value}>
            {languageName(value)}
          </option>
        ))}
      </Language>
    </Controls>
  );
}

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  gap: var(--space-2);
  align-items: center;
`;

/** The browser's own list, so that the login screen needs no code for one. */
const Language = styled.select`
  max-width: 100%;
  min-height: 2.5rem;
  padding: 0 var(--space-3);
  color: inherit;
  font: inherit;
  /* Smaller, a phone would zoom in when it is chosen. */
  font-size: max(var(--font-size-body), 1em);
  background: var(--color-raised);
  border: 1px solid var(--color-outline);
  border-radius: var(--radius-control);
  /* As wide as the language that is chosen: to measure the others, their letters would be fetched. */
  field-sizing: content;

  /* Each language is written in its own script: their fonts are not worth a download for a list that is closed. */
  > option {
    font-family: system-ui, sans-serif;
  }
`;
