import { personaPassword, personas } from './personas/personas.ts';
import type { RunningSandbox } from './startSandbox.ts';

const bold = (text: string) => (process.stdout.isTTY ? `\u001B[1m${text}\u001B[0m` : text);

/** Prints the addresses of the running sandbox, and the accounts to sign in with. */
export function announce({ url, identityUrl, worldUrl, apiUrl, control }: RunningSandbox): void {
  const [portal] = control.portalOrigins;
  const width = Math.max(...personas.map(({ user }) => user.email.length));
  console.log(
    [
      '',
      `  ${bold('My AIR')}             ${bold(portal)}`,
      `  Control room       ${url}/sandbox`,
      `  Mailbox            ${identityUrl}/mailbox`,
      `  Identity provider  ${identityUrl}`,
      `  Platforms, money   ${worldUrl}`,
      `  API elsewhere      ${apiUrl}`,
      '',
      `  Sign in as one of these; the password of all is ${bold(personaPassword)}`,
      '',
      ...personas.map(({ user, summary }) => `  ${user.email.padEnd(width)}  ${summary}`),
      '',
    ].join('\n'),
  );
}
