/**
 * A check close enough before the server is asked; written out, because the sign-in page loads no validation
 * library.
 */
const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** The errors in the typed values, before the server is asked. */
export interface CredentialsProblems {
  email?: 'missing' | 'malformed';
  password?: 'missing';
}

export function checkCredentials(address: string, password: string): CredentialsProblems {
  return {
    ...(address.trim() === ''
      ? { email: 'missing' as const }
      : !email.test(address.trim()) && { email: 'malformed' as const }),
    ...(password === '' && { password: 'missing' as const }),
  };
}
