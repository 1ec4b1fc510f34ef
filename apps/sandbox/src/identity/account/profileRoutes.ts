import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { countries, partners, users } from '../../database/schema.ts';
import type { Field } from '../forms.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { formPage } from './formPage.ts';

const short = v.pipe(v.string(), v.trim(), v.maxLength(100, 'Use at most 100 characters.'));
const Profile = v.object({
  name: v.pipe(
    v.string('Tell us your name.'),
    v.trim(),
    v.nonEmpty('Tell us your name.'),
    v.maxLength(100, 'Use at most 100 characters.'),
  ),
  birthday: v.union(
    [v.literal(''), v.pipe(v.string(), v.check(isCalendarDate, 'This is not a date.'))],
    'This is not a date.',
  ),
  country: v.pipe(v.string(), v.regex(/^\d{0,9}$/, 'Choose a country.')),
  city: short,
  address: short,
  zip_code: short,
});

const details: readonly Field[] = [
  { name: 'city', label: 'City', autocomplete: 'address-level2', isOptional: true },
  { name: 'address', label: 'Address', autocomplete: 'street-address', isOptional: true },
  { name: 'zip_code', label: 'Postal code', autocomplete: 'postal-code', isOptional: true },
];

/** The personal facts of an account. */
export function profileRoutes(app: FastifyInstance, context: IdentityContext): void {
  const { db } = context.sandbox;

  formPage(app, context, {
    path: '/profile',
    title: 'Profile',
    lead: ({ email }) => email,
    schema: Profile,
    fields: async () => {
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
        ...details,
      ];
    },
    read: async ({ id, name }) => {
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
    save: async ({ id }, { name, birthday, country, city, address, zip_code }) => {
      const home = await db.query.countries.findFirst({ where: eq(countries.id, Number(country)) });
      await db.transaction(async (transaction) => {
        await transaction.update(users).set({ name }).where(eq(users.id, id));
        const partner = { name, birthday: birthday || null, countryId: home?.id ?? null };
        await transaction
          .update(partners)
          .set({ ...partner, city, address, zipCode: zip_code })
          .where(eq(partners.userId, id));
      });
    },
  });
}

/** Whether a text is a day of the calendar, as a date input sends it. */
function isCalendarDate(text: string) {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^(19|20)\d\d-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  );
}
