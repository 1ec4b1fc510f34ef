import { parseArgs } from 'node:util';

import { owners } from './calls.ts';
import { breaksScreens, examine } from './examine.ts';
import { reportOf } from './report.ts';
import type { Credentials } from './signIn.ts';

const usage = `npx @my-air/conformance https://api.example.com [options]

Says what a portal would meet at this backend. Signs in as the user that the environment names:
  CONFORMANCE_EMAIL and CONFORMANCE_PASSWORD, or CONFORMANCE_COOKIE with the Cookie header of a signed-in browser;
  or as the user who signs in with an identity provider:
  --provider URL   its issuer, whose discovery is read; the sign-in ends at --origin, such as http://localhost:3000
  --client ID      the client that the portal is there
  --scope LIST     what the client asks for; without it: openid email profile

  --origin URL     the origin of the portal, where it is not that of the backend
  --write          also writes: a question to support with its messages, and a name that is not translated; what can
                   be taken back is taken back; and files at the limits
  --features LIST  the features of the portal with commas, such as home,accounts; without it all
  --patience N     the seconds that an answer may take; without it 30
  --markdown       the result as Markdown, for a reader and for a ticket; so it is without this option too
  --json           the result as JSON, for programs
  --help           this text

Ends with 1 when something would break a screen, with 2 when it cannot begin.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      origin: { type: 'string' },
      write: { type: 'boolean' },
      features: { type: 'string' },
      provider: { type: 'string' },
      client: { type: 'string' },
      scope: { type: 'string' },
      patience: { type: 'string' },
      markdown: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [address] = positionals;
  if (values.help) console.log(usage);
  else if (values.markdown && values.json) throw new Error('One of --markdown and --json, not both');
  else if (address === undefined || !URL.canParse(address)) throw new Error(usage);
  else {
    const result = await examine(
      {
        address,
        origin: values.origin,
        writes: values.write,
        features: featuresOf(values.features),
        patience: patienceOf(values.patience),
      },
      credentialsOf(process.env, values),
    );
    console.log(values.json ? JSON.stringify(result, undefined, 2) : reportOf(result));
    process.exitCode = breaksScreens(result) ? 1 : 0;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

/** The features of the portal; a name that none has is refused, so that a slip of the pen hides no call. */
function featuresOf(list: string | undefined): readonly string[] | undefined {
  const names = list?.split(',').map((name) => name.trim());
  const unknown = names?.filter((name) => !owners.includes(name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`No feature with calls is named ${unknown.join(', ')}. There are: ${owners.join(', ')}.`);
  return names;
}

/** From seconds to milliseconds. */
function patienceOf(seconds: string | undefined): number | undefined {
  if (seconds === undefined) return undefined;
  if (!(Number(seconds) > 0)) throw new Error(`--patience is a number of seconds, and not ${seconds}`);
  return Number(seconds) * 1000;
}

/** The secrets come from the environment: arguments are seen by every process of the machine. */
function credentialsOf(
  env: NodeJS.ProcessEnv,
  { provider, client, scope }: { provider?: string; client?: string; scope?: string },
): Credentials {
  if (provider !== undefined) {
    if (client === undefined)
      throw new Error('--provider needs --client, the client that the portal is there');
    // The report alone goes to the standard output.
    const open = (address: string) => console.error(`Sign in here, as a user of the portal:\n\n${address}\n`);
    return { provider: { issuer: provider, clientId: client, scope, open } };
  }
  const { CONFORMANCE_EMAIL: email, CONFORMANCE_PASSWORD: password, CONFORMANCE_COOKIE: cookie } = env;
  if (cookie) return { cookie };
  if (email && password) return { email, password };
  throw new Error(`Nobody to sign in as.\n\n${usage}`);
}
