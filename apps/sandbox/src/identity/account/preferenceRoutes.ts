import { dateFormats } from '@my-air/api-client/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { readData } from '../../content/readData.ts';
import { users } from '../../database/schema.ts';
import type { Field } from '../forms.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { formPage } from './formPage.ts';

/** Zones that the platform still lists under an older name. */
const renamed = readData('users/renamedTimezones.json', v.record(v.string(), v.string()));

/** The time zones that users can choose, under their present names. */
const timezones: readonly string[] = [
  'UTC',
  ...new Set(Intl.supportedValuesOf('timeZone').map((zone) => renamed[zone] ?? zone)),
];

/** The wire's language codes, named in their own languages. */
const languages = [
  ['en', 'English'],
  ['ua', 'Українська'],
  ['es', 'Español'],
  ['ru', 'Русский'],
  ['pt', 'Português'],
] as const;
const dateExamples = { US: '11/21/2026', Europe: '21.11.2026', ISO: '2026-11-21' } as const;

const Preferences = v.object({
  locale: v.picklist(
    languages.map(([code]) => code),
    'Choose a language.',
  ),
  timezone: v.picklist(timezones, 'Choose a time zone.'),
  date_format: v.picklist(dateFormats, 'Choose how dates are written.'),
});

const fields: readonly Field[] = [
  { name: 'locale', label: 'Language', options: languages },
  {
    name: 'timezone',
    label: 'Time zone',
    options: timezones.map((zone) => [zone, zone.replaceAll('_', ' ')]),
  },
  {
    name: 'date_format',
    label: 'Dates',
    options: dateFormats.map((name) => [name, `${name} (${dateExamples[name]})`]),
  },
];

/** Language, time zone and dates, as the portal shows them. */
export function preferenceRoutes(app: FastifyInstance, context: IdentityContext): void {
  formPage(app, context, {
    path: '/preferences',
    title: 'Preferences',
    lead: () => 'How the portal speaks to you.',
    schema: Preferences,
    fields: async () => fields,
    read: async ({ locale, timezone, dateFormat }) => ({ locale, timezone, date_format: dateFormat }),
    save: ({ id }, { locale, timezone, date_format }) =>
      context.sandbox.db
        .update(users)
        .set({ locale, timezone, dateFormat: date_format })
        .where(eq(users.id, id)),
  });
}
