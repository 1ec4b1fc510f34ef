import { dateFormats } from '@my-air/api-client/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { readData } from '../../content/readData.ts';
import { type UserRow, users } from '../../database/schema.ts';
import { html } from '../../html/html.ts';
import { formToken } from '../formToken.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { form, selectField } from '../pages/fields.ts';
import { type Mistakes, readForm } from '../readForm.ts';

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

/** Language, time zone and dates, as the portal shows them. */
export function preferenceRoutes(
  app: FastifyInstance,
  { sandbox, send, requireUser }: IdentityContext,
): void {
  function show(request: FastifyRequest, reply: FastifyReply, user: UserRow, mistakes: Mistakes = {}) {
    const { saved } = request.query as Record<string, unknown>;
    return send(reply, {
      title: 'Preferences',
      user,
      current: '/preferences',
      lead: 'How the portal speaks to you.',
      notice: saved === undefined ? undefined : { tone: 'done', text: 'Saved.' },
      body: form({
        action: '/preferences',
        token: formToken(request, reply),
        submit: 'Save',
        fields: html`${selectField({
          name: 'locale',
          label: 'Language',
          value: user.locale,
          options: languages,
          error: mistakes.locale,
        })}${selectField({
          name: 'timezone',
          label: 'Time zone',
          value: user.timezone,
          options: timezones.map((zone) => [zone, zone.replaceAll('_', ' ')] as const),
          error: mistakes.timezone,
        })}${selectField({
          name: 'date_format',
          label: 'Dates',
          value: user.dateFormat,
          options: dateFormats.map((name) => [name, `${name} (${dateExamples[name]})`] as const),
          error: mistakes.date_format,
        })}`,
      }),
    });
  }

  app.get('/preferences', async (request, reply) => {
    const user = await requireUser(request, reply);
    return user ? show(request, reply, user) : reply;
  });

  app.post('/preferences', async (request, reply) => {
    const user = await requireUser(request, reply);
    if (!user) return reply;
    const reading = readForm(Preferences, request.body);
    if (!reading.isValid) return show(request, reply.code(422), user, reading.mistakes);
    const { locale, timezone, date_format } = reading.values;
    await sandbox.db
      .update(users)
      .set({ locale, timezone, dateFormat: date_format })
      .where(eq(users.id, user.id));
    return reply.redirect('/preferences?saved', 303);
  });
}
