/** How the gateway is set up. Money in US dollars. */
export interface GatewaySettings {
  /** The base address of an OpenAI-compatible API, such as `https://api.openai.com/v1`; without one a local planner answers. */
  readonly upstreamUrl?: string | undefined;
  /** The key of that API. It stays on the server. */
  readonly upstreamKey?: string | undefined;
  /** The model for all upstream calls; without one, the model of the request. */
  readonly upstreamModel?: string | undefined;
  /** The models that may be asked for. */
  readonly models: readonly string[];
  /** How many calls a user may make in a minute, and in a day. */
  readonly perMinute: number;
  readonly perDay: number;
  /** How many calls of one user may run at the same time. */
  readonly atOnce: number;
  /** The most that all users together may spend upstream in a day. */
  readonly dailySpendUsd: number;
  /** How long the upstream may take, in milliseconds. */
  readonly upstreamTimeout: number;
}

/** The settings that apply where no others are given. */
export const defaultGateway: GatewaySettings = {
  models: ['gpt-4.1', 'gpt-4o'],
  perMinute: 60,
  perDay: 1000,
  atOnce: 6,
  dailySpendUsd: 5,
  upstreamTimeout: 60_000,
};

/** The price of a million tokens in US dollars: of those that go in, and of those that come out. */
export const prices: Readonly<Record<string, readonly [input: number, output: number]>> = {
  'gpt-4.1': [2, 8],
  'gpt-4o': [2.5, 10],
};
/** The price for a model whose price is not known: more than any of the others. */
export const unknownPrice = [10, 40] as const;

/** The largest input of one call, and its longest output in tokens. */
export const gatewaySizes = { characters: 200_000, items: 200, tools: 16, outputTokens: 1000 } as const;

/** Reads the settings from the environment. Throws an Error that names the one that is not valid. */
export function gatewayFrom(env: Readonly<Record<string, string | undefined>>): Partial<GatewaySettings> {
  const number = (name: string) => {
    const text = env[name];
    if (!text) return undefined;
    const value = Number(text);
    if (Number.isFinite(value) && value >= 0) return value;
    throw new Error(`${name} has to be a number that is not negative, and it is "${text}".`);
  };
  const url = env.AI_GATEWAY_URL?.replace(/\/+$/, '');
  if (url && !/^https?:/.test(URL.canParse(url) ? new URL(url).protocol : '')) {
    throw new Error(`AI_GATEWAY_URL has to be an address with http or https, and it is "${url}".`);
  }
  const settings = {
    upstreamUrl: url || undefined,
    upstreamKey: env.AI_GATEWAY_KEY || undefined,
    upstreamModel: env.AI_GATEWAY_MODEL || undefined,
    perMinute: number('AI_GATEWAY_PER_MINUTE'),
    perDay: number('AI_GATEWAY_PER_DAY'),
    dailySpendUsd: number('AI_GATEWAY_DAILY_SPEND_USD'),
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
