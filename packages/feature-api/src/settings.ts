import { parseUrl } from '@my-air/ui-kit';

/** Describes what a value must be if it is not; undefined for a right value. */
export type Check = (value: unknown) => string | undefined;

/** The checks of some settings, by name; groups of settings have a table of their own. */
export interface SettingChecks {
  readonly [name: string]: Check | SettingChecks;
}

/** A check for each setting; groups of settings have a table of their own. */
export type Checks<Settings> = {
  readonly [Name in keyof Settings]-?: NonNullable<Settings[Name]> extends readonly unknown[]
    ? Check
    : Settings[Name] extends object
      ? Checks<Settings[Name]>
      : Check;
};

const says =
  (expected: string, isRight: (value: unknown) => boolean): Check =>
  (value) =>
    isRight(value) ? undefined : `must be ${expected}`;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isUrl = (value: unknown) => isText(value) && /^https?:/i.test(value) && Boolean(parseUrl(value));

/** An address that starts with http or https. */
export const url = says('an address that starts with http or https', isUrl);

/** A path of our own, or an address that starts with http or https. */
export const path = says(
  'a path or an address that starts with http or https',
  (value) => (isText(value) && value.startsWith('/')) || isUrl(value),
);

/** A text, which may be empty. */
export const text = says('a text', isText);

/** A text that is not empty. */
export const name = says('a text that is not empty', (value) => isText(value) && value !== '');

/** A text like `name@host`. */
export const email = says('an email address', (value) => isText(value) && /^[^\s@]+@[^\s@]+$/.test(value));

/** True or false. */
export const flag = says('true or false', (value) => typeof value === 'boolean');

/** Any number. */
export const number = says('a number', isNumber);

/** A number that is not smaller than another. */
export const atLeast = (least: number) =>
  says(`a number from ${least} on`, (value) => isNumber(value) && value >= least);

/** A whole number that is at least one. */
export const count = says(
  'a whole number from 1 on',
  (value) => Number.isInteger(value) && Number(value) >= 1,
);

/** A list in which every element passes. */
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) ? value.map(check).find(Boolean) : 'must be a list';

const or =
  (other: '' | null | undefined) =>
  (check: Check): Check =>
  (value) =>
    value === other ? undefined : check(value);

/** The same, or null. */
export const orNull = or(null);

/** The same, or nothing at all. */
export const optional = or(undefined);

/** The same, or an empty text. */
export const orEmpty = or('');
