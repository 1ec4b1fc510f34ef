import * as v from 'valibot';

const Email = v.pipe(v.string(), v.trim(), v.email());

/** What is wrong with what was typed, before the server is asked. */
export interface CredentialsProblems {
  email?: 'missing' | 'malformed';
  password?: 'missing';
}

export function checkCredentials(email: string, password: string): CredentialsProblems {
  return {
    ...(email.trim() === ''
      ? { email: 'missing' as const }
      : !v.is(Email, email) && { email: 'malformed' as const }),
    ...(password === '' && { password: 'missing' as const }),
  };
}
