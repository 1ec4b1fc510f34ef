import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { countries, partners, type UserRow, users } from '../../database/schema.ts';
import { html } from '../../html/html.ts';
import { formToken } from '../formToken.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { form, inputField, selectField } from '../pages/fields.ts';
import { type Mistakes, readForm } from '../readForm.ts';

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

/** The personal facts of an account. */
export function profileRoutes(app: FastifyInstance, { sandbox, send, requireUser }: IdentityContext): void {
  const { db } = sandbox;

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    user: UserRow,
    { typed, mistakes = {} }: { typed?: Readonly<Record<string, string>>; mistakes?: Mistakes } = {},
  ) {
    const [partner] = await db.select().from(partners).where(eq(partners.userId, user.id));
    const known = await db.select().from(countries).orderBy(asc(countries.name));
    const values = typed ?? {
      name: user.name,
      birthday: partner?.birthday ?? '',
      country: String(partner?.countryId ?? ''),
      city: partner?.city ?? '',
      address: partner?.address ?? '',
      zip_code: partner?.zipCode ?? '',
    };
    const text = (name: string, label: string, autocomplete: string) =>
      inputField({
        name,
        label,
        autocomplete,
        value: values[name],
        error: mistakes[name],
        isRequired: name === 'name',
        type: name === 'birthday' ? 'date' : 'text',
      });
    const { saved } = request.query as Record<string, unknown>;
    return send(reply, {
      title: 'Profile',
      user,
      current: '/profile',
      lead: user.email,
      notice: saved === undefined ? undefined : { tone: 'done', text: 'Saved.' },
      body: form({
        action: '/profile',
        token: formToken(request, reply),
        submit: 'Save',
        fields: html`${text('name', 'Name', 'name')} ${text('birthday', 'Date of birth', 'bday')}
        ${selectField({
          name: 'country',
          label: 'Country',
          value: values.country,
          error: mistakes.country,
          autocomplete: 'country',
          options: [['', 'Not told'], ...known.map(({ id, name }) => [String(id), name] as const)],
        })}
        ${text('city', 'City', 'address-level2')} ${text('address', 'Address', 'street-address')}
        ${text('zip_code', 'Postal code', 'postal-code')}`,
      }),
    });
  }

  app.get('/profile', async (request, reply) => {
    const user = await requireUser(request, reply);
    return user ? show(request, reply, user) : reply;
  });

  app.post('/profile', async (request, reply) => {
    const user = await requireUser(request, reply);
    if (!user) return reply;
    const reading = readForm(Profile, request.body);
    if (!reading.isValid) return show(request, reply.code(422), user, reading);
    const { name, birthday, country, city, address, zip_code } = reading.values;
    const [home] = await db
      .select()
      .from(countries)
      .where(eq(countries.id, Number(country)));
    await db.transaction(async (transaction) => {
      await transaction.update(users).set({ name }).where(eq(users.id, user.id));
      await transaction
        .update(partners)
        .set({
          name,
          birthday: birthday || null,
          countryId: home?.id ?? null,
          city,
          address,
          zipCode: zip_code,
        })
        .where(eq(partners.userId, user.id));
    });
    return reply.redirect('/profile?saved', 303);
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
