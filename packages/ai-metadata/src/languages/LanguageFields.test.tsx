import { answer, renderInPortal } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listLocalizableLanguages } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { LanguageFields } from './LanguageFields.tsx';

test('[I18N-03] languages are in the order of their names in the language of the portal', async () => {
  const languages = [
    { code: 'de', name: 'Німецька' },
    { code: 'es', name: 'Іспанська' },
    { code: 'en', name: 'Англійська' },
    { code: 'ja', name: 'Японська' },
    { code: 'it', name: 'Італійська' },
  ];
  renderInPortal(<LanguageFields languages={[]} source={null} onLanguages={() => {}} onSource={() => {}} />, {
    loadMessages,
    locale: 'uk',
    answers: answer(listLocalizableLanguages, { languages }),
  });
  const source = await screen.findByRole('combobox', { name: 'Мова оригіналу' });
  const names = within(source)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names.slice(1)).toEqual(['Англійська', 'Іспанська', 'Італійська', 'Німецька', 'Японська']);
});
