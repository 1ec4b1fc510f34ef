import { parseId, readId } from '@my-air/api-client';
import * as v from 'valibot';

type Value = string | number | undefined;

/**
 * How addresses are read and written, for `createRouter`: every parameter is a text, one that is repeated a list of
 * texts. The router's own format reads JSON, which loses texts: `2025` and `662E41` become numbers, `true` a boolean, and
 * the address is written anew with quotes. The schema of a route says which value a text is.
 */
export const searchFormat = {
  parseSearch: (address: string): Record<string, string | string[]> => {
    const given = new URLSearchParams(address);
    return Object.fromEntries(
      [...new Set(given.keys())].map((name) => {
        const [first = '', ...others] = given.getAll(name);
        return [name, others.length > 0 ? [first, ...others] : first];
      }),
    );
  },
  stringifySearch: (search: Readonly<Record<string, Value | readonly Value[]>>): string => {
    const written = new URLSearchParams();
    for (const [name, value] of Object.entries(search)) {
      for (const text of [value].flat()) if (text !== undefined) written.append(name, String(text));
    }
    const address = written.toString();
    return address && `?${address}`;
  },
};

/** The longest text that is put into an address: servers refuse addresses of some thousand letters. */
export const longestInAddress = 200;

/** Text as it was given; of a repeated parameter the first. */
const text = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((given) => (typeof given === 'string' ? given : (given[0] ?? ''))),
);

/** A search parameter with any text. */
export const searchText = v.fallback(v.optional(text), undefined);

/** A whole number above 0, such as the number of a page. */
export const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^[1-9]\d*$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
);

/** A search parameter with a whole number above 0; undefined for anything else. */
export const searchNumber = v.fallback(v.optional(wholeNumber), undefined);

/** The id of a record, a number or a text, in the form that it has in answers. */
export const addressId = v.pipe(
  v.union([v.number(), v.string()]),
  v.check((given) => parseId(given) !== undefined),
  v.transform(readId),
);

/** A search parameter with the id of a record; undefined for what cannot be one. */
export const searchId = v.fallback(v.optional(addressId), undefined);

/** A search parameter with one of these values; undefined for anything else. */
export function searchChoice<const Choices extends readonly string[]>(choices: Choices) {
  return v.fallback(v.optional(v.picklist(choices)), undefined);
}

/** A search parameter that may be repeated, as a list without doubles; undefined without a value that `item` accepts. */
export function searchList<Item extends v.GenericSchema>(item: Item) {
  const accepted = (entry: string | number): v.InferOutput<Item>[] => {
    const { success, output } = v.safeParse(item, entry);
    return success ? [output] : [];
  };
  const list = v.pipe(
    v.union([v.string(), v.array(v.union([v.string(), v.number()]))]),
    v.transform((given) => [...new Set([given].flat().flatMap(accepted))]),
    v.minLength(1),
  );
  return v.fallback(v.optional(list), undefined);
}
