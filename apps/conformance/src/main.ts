import { parseArgs } from 'node:util';

import { owners } from './calls.ts';
import { breaksScreens, examine } from './examine.ts';
import { reportOf } from './report.ts';

const usage = `npx @my-air/conformance https://api.example.com [options]

Says what a portal would meet at this backend. Signs in as the user that the environment names:
  CONFORMANCE_EMAIL and CONFORMANCE_PASSWORD, or CONFORMANCE_COOKIE with the Cookie header of a signed-in browser

  --origin URL     the origin of the portal, where it is not that of the backend
  --write          also writes: a question to support with its messages, and a name that is not translated; what can
                   be taken back is taken back
  --features LIST  the features of the portal with commas, such as home,accounts; without it all
  --json           the result as JSON
  --help           this text

Ends with 1 when something would break a screen, with 2 when it cannot begin.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      origin: { type: 'string' },
      write: { type: 'boolean' },
      features: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [address] = positionals;
  if (values.help) console.log(usage);
  else if (address === undefined || !URL.canParse(address)) throw new Error(usage);
  else {
    const result = await examine(
      { address, origin: values.origin, writes: values.write, features: featuresOf(values.features) },
      credentialsOf(process.env),
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

/** The secrets come from the environment: arguments are seen by every process of the machine. */
function credentialsOf(env: NodeJS.ProcessEnv) {
  const { CONFORMANCE_EMAIL: email, CONFORMANCE_PASSWORD: password, CONFORMANCE_COOKIE: cookie } = env;
  if (cookie) return { cookie };
  if (email && password) return { email, password };
  throw new Error(`Nobody to sign in as.\n\n${usage}`);
}
