import { atomStore } from '@my-air/feature-kit/state';
import { buildUser } from '@my-air/feature-kit/testing';
import { beforeEach, expect, test } from 'vitest';

import { buildShell } from '../testing/buildShell.ts';
import { languageChoice } from './languageChoice.ts';
import { offerChosenLanguage } from './offerChosenLanguage.ts';

beforeEach(() => atomStore.set(languageChoice(), undefined));

async function signIn(preference: string | null) {
  const { portal, toasts } = buildShell({ user: buildUser({ preference: { ui_locale: preference } }) });
  if (preference) await portal.locale.set(preference === 'ua' ? 'uk' : 'en');
  await offerChosenLanguage(portal);
  return { portal, shown: () => atomStore.get(toasts.recentAtom) };
}

test('[I18N-01] the language chosen on the sign-in page is offered once, where the preference is another one', async () => {
  atomStore.set(languageChoice(), 'es');
  const { portal, shown } = await signIn('ua');
  expect(shown()).toMatchObject([{ type: 'info', group: 'sticky' }]);
  expect(shown()[0]?.title).toContain('Українська');
  expect(shown()[0]?.text).toContain('Español');
  shown()[0]?.action?.onAct();
  await expect.poll(() => portal.locale.get()).toBe('es');
  expect((await signIn('ua')).shown()).toEqual([]);
});

test.each([
  ['nothing was chosen', undefined, 'ua'],
  ['the choice is the preference', 'uk', 'ua'],
  ['the person has no preference', 'es', null],
] as const)('[I18N-01] nothing is offered where %s', async (_name, chosen, preference) => {
  atomStore.set(languageChoice(), chosen);
  expect((await signIn(preference)).shown()).toEqual([]);
});
