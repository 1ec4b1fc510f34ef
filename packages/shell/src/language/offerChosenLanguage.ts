import { msg } from '@lingui/core/macro';
import { atomStore } from '@my-air/feature-kit/state';
import type { PortalContext } from '@my-air/feature-kit';
import { fromWire, languageName } from '@my-air/i18n';

import { loadMessages } from '../locales/index.ts';
import { languageChoice } from './languageChoice.ts';

/**
 * Offers, once, the language that was chosen on the sign-in page, if the user's preference is another one.
 */
export async function offerChosenLanguage({
  locale,
  session,
  toasts,
}: Pick<PortalContext, 'locale' | 'session' | 'toasts'>): Promise<void> {
  const choice = languageChoice();
  const chosen = atomStore.get(choice);
  if (chosen === undefined) return;
  atomStore.set(choice, undefined);
  const preference = session.getUser()?.preference?.ui_locale;
  if (!preference || fromWire(preference) === chosen) return;

  await locale.add(loadMessages);
  const preferred = languageName(fromWire(preference));
  const other = languageName(chosen);
  toasts.show({
    type: 'info',
    title: locale.i18n._(msg`Language set to ${preferred}`),
    text: locale.i18n._(msg`Your profile uses this language. You chose ${other} on the sign-in page.`),
    // A question stays until it is answered.
    group: 'sticky',
    action: { label: locale.i18n._(msg`Switch to ${other}`), onAct: () => void locale.set(chosen) },
  });
}
