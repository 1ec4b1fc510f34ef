import * as v from 'valibot';

import { readData } from '../content/readData.ts';
import { isPictureKind } from '../pictures/drawPicture.ts';
import { picturePath } from '../pictures/pictures.ts';
import { addMany } from './many/addMany.ts';
import { Persona } from './Persona.ts';

const Picture = v.pipe(
  v.string(),
  v.startsWith('picture:avatar/'),
  v.transform((name) => picturePath('avatar', name.slice('picture:avatar/'.length))),
);
const Manager = v.strictObject({ id: v.number(), display_name: v.string(), avatar_image: Picture });
const Person = v.strictObject({
  name: v.string(),
  avatar: Picture,
  role: v.string(),
  isManager: v.exactOptional(v.literal(true)),
  color: v.string(),
});

const file = readData(
  'personas/people.json',
  v.strictObject({
    managers: v.strictObject({ iryna: Manager, marco: Manager }),
    people: v.record(v.string(), Person),
  }),
);

/** The staff who look after partners. */
export const { managers } = file;

/** The staff who write in chats; two of them have the same colour, as it happens. */
const { people } = file;

/** All personas, in the order that they are offered at sign-in. */
export const personas: readonly Persona[] = readData('personas/order.json', v.array(v.string())).map((id) =>
  readData(
    `personas/${id}.json`,
    v.pipe(v.unknown(), v.transform(addMany), v.transform(resolveNames), Persona),
  ),
);

/** The password of every persona. */
export const personaPassword = 'correct horse battery';

/**
 * Replaces the references `picture:kind/name`, `manager:name` and `person:name` by their values. An unknown reference
 * stays, and fails the check.
 */
export function resolveNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolveNames);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolveNames(entry)]));
  }
  if (typeof value !== 'string') return value;
  const [, what, name = ''] = /^(picture|manager|person):(.+)$/.exec(value) ?? [];
  if (what === 'manager') return Object.entries(managers).find(([key]) => key === name)?.[1] ?? value;
  if (what === 'person') return people[name] ?? value;
  const [kind = '', ...title] = name.split('/');
  return what === 'picture' && isPictureKind(kind) ? picturePath(kind, title.join('/')) : value;
}
