import { dateFormats } from '@my-air/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { readData } from '../../content/readData.ts';
import type { Database } from '../../database/Database.ts';
import { countries, partners, type UserRow, users } from '../../database/schema.ts';
import { type Field, type Form, form, formToken, readForm } from '../forms.ts';
import type { IdentityContext } from '../IdentityContext.ts';

/** A page of the account that is one form. */
interface FormPage<Schema extends v.GenericSchema<unknown>> {
  readonly path: string;
  readonly title: string;
  readonly lead: (user: UserRow) => string;
  readonly schema: Schema;
  readonly fields: (db: Database) => Promise<readonly Field[]>;
  /** The values of the fields before anything is typed. */
  readonly read: (db: Database, user: UserRow) => Promise<Readonly<Record<string, string>>>;
  readonly save: (db: Database, user: UserRow, values: v.InferOutput<Schema>) => Promise<unknown>;
}

/** Zones that the platform still lists under an older name. */
const renamed = readData('users/renamedTimezones.json', v.record(v.string(), v.string()));

/** The time zones that users can choose, under their present names. */
const timezones: readonly string[] = [
  'UTC',
  ...new Set(Intl.supportedValuesOf('timeZone').map((zone) => renamed[zone] ?? zone)),
];

/** The present name of a time zone that users can choose; undefined for any other text. */
export function timezoneNamed(text: string): string | undefined {
  const name = renamed[text] ?? text;
  return timezones.includes(name) ? name : undefined;
}

/** The wire's language codes, named in their own languages. */
const languages = [
  ['en', 'English'],
  ['ua', 'Українська'],
  ['es', 'Español'],
  ['ru', 'Русский'],
  ['pt', 'Português'],
] as const;
const dateExamples = { US: '11/21/2026', Europe: '21.11.2026', ISO: '2026-11-21' } as const;

const short = v.pipe(v.string(), v.trim(), v.maxLength(100, 'Use at most 100 characters.'));

/** The name of a user, as the registration asks for it too. */
export const PersonName = v.pipe(
  v.string('Tell us your name.'),
  v.trim(),
  v.nonEmpty('Tell us your name.'),
  v.maxLength(100, 'Use at most 100 characters.'),
);

/** Serves such a page: shows what is kept, refuses field by field, and says that it has saved. */
const formPage =
  <Schema extends v.GenericSchema<unknown>>(page: FormPage<Schema>) =>
  (app: FastifyInstance, { sandbox: { db }, send, requireUser }: IdentityContext): void => {
    const { path, title, lead, schema, fields, read, save } = page;

    async function show(
      request: FastifyRequest,
      reply: FastifyReply,
      user: UserRow,
      values: Pick<Form, 'typed' | 'mistakes'>,
    ) {
      return send(reply, {
        title,
        user,
        current: path,
        lead: lead(user),
        notice: savedNotice(request),
        body: form({
          action: path,
          token: formToken(request, reply),
          submit: 'Save',
          fields: await fields(db),
          ...values,
        }),
      });
    }

    app.get(path, async (request, reply) => {
      const user = await requireUser(request, reply);
      return user ? show(request, reply, user, { typed: await read(db, user) }) : reply;
    });

    app.post(path, async (request, reply) => {
      const user = await requireUser(request, reply);
      if (!user) return reply;
      const reading = readForm(schema, request.body);
      if (!reading.isValid) return show(request, reply.code(422), user, reading);
      await save(db, user, reading.values);
      return reply.redirect(`${path}?saved`, 303);
    });
  };

/** The pages of the account that are forms: the personal facts, and how the portal shows them. */
export const formPages = [
  formPage({
    path: '/profile',
    title: 'Profile',
    lead: ({ email }) => email,
    schema: v.object({
      name: PersonName,
      birthday: v.union(
        [v.literal(''), v.pipe(v.string(), v.check(isCalendarDate, 'This is not a date.'))],
        'This is not a date.',
      ),
      country: v.pipe(v.string(), v.regex(/^\d{0,9}$/, 'Choose a country.')),
      city: short,
      address: short,
      zip_code: short,
    }),
    fields: async (db) => {
      const known = await db.select().from(countries).orderBy(asc(countries.name));
      const options = known.map(({ id, name }) => [String(id), name] as const);
      return [
        { name: 'name', label: 'Name', autocomplete: 'name' },
        { name: 'birthday', label: 'Date of birth', type: 'date', autocomplete: 'bday', isOptional: true },
        {
          name: 'country',
          label: 'Country',
          autocomplete: 'country',
          options: [['', 'Not told'], ...options],
        },
        { name: 'city', label: 'City', autocomplete: 'address-level2', isOptional: true },
        { name: 'address', label: 'Address', autocomplete: 'street-address', isOptional: true },
        { name: 'zip_code', label: 'Postal code', autocomplete: 'postal-code', isOptional: true },
      ];
    },
    read: async (db, { id, name }) => {
      const partner = await db.query.partners.findFirst({ where: eq(partners.userId, id) });
      return {
        name,
        birthday: partner?.birthday ?? '',
        country: String(partner?.countryId ?? ''),
        city: partner?.city ?? '',
        address: partner?.address ?? '',
        zip_code: partner?.zipCode ?? '',
      };
    },
    save: async (db, { id }, { name, birthday, country, city, address, zip_code }) => {
      const home = await db.query.countries.findFirst({ where: eq(countries.id, Number(country)) });
      await db.transaction(async (transaction) => {
        await transaction.update(users).set({ name }).where(eq(users.id, id));
        const place = { countryId: home?.id ?? null, city, address, zipCode: zip_code };
        await transaction
          .update(partners)
          .set({ name, birthday: birthday || null, ...place })
          .where(eq(partners.userId, id));
      });
    },
  }),
  formPage({
    path: '/preferences',
    title: 'Preferences',
    lead: () => 'How the portal speaks to you.',
    schema: v.object({
      locale: v.picklist(
        languages.map(([code]) => code),
        'Choose a language.',
      ),
      timezone: v.picklist(timezones, 'Choose a time zone.'),
      date_format: v.picklist(dateFormats, 'Choose how dates are written.'),
    }),
    fields: async () => [
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
    ],
    read: async (_db, { locale, timezone, dateFormat }) => ({ locale, timezone, date_format: dateFormat }),
    save: (db, { id }, { locale, timezone, date_format }) =>
      db.update(users).set({ locale, timezone, dateFormat: date_format }).where(eq(users.id, id)),
  }),
];

/** Whether a text is an existing date in the form of a date input, such as `2026-02-28`. */
function isCalendarDate(text: string) {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^(19|20)\d\d-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  );
}

/** The notice of a page to which a form that was saved has led. */
export function savedNotice(request: FastifyRequest) {
  const { saved } = request.query as Record<string, unknown>;
  return saved === undefined ? undefined : ({ tone: 'done', text: 'Saved.' } as const);
}
