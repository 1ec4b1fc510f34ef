import * as v from 'valibot';

/** A password that users may choose. */
export const Password = v.pipe(
  v.string('Choose a password.'),
  v.minLength(10, 'Use at least 10 characters.'),
  v.maxLength(200, 'Use at most 200 characters.'),
);
