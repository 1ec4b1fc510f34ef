import type { AnyEndpoint } from '@my-air/api-client';

const contracts = import.meta.glob<Record<string, unknown>>('../../../../../packages/*/src/contract.ts', {
  eager: true,
});

/** Every call of the portal: the endpoints of the contracts of all packages. */
export const endpoints: readonly AnyEndpoint[] = [
  ...new Map(
    Object.values(contracts)
      .flatMap((contract) => Object.values(contract))
      .filter(isEndpoint)
      .map((endpoint) => [endpoint.key, endpoint]),
  ).values(),
];

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'key' in value && /^[A-Z]+ /.test(String(value.key));
}

/** The endpoint that a request is for. */
export function endpointOf({ method, url }: Pick<Request, 'method' | 'url'>): AnyEndpoint | undefined {
  const asked = `${method} ${new URL(url).pathname.slice(1)}`;
  const fits = ({ key }: AnyEndpoint) => new RegExp(`^${key.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked);
  // `help/articles/popular` fits `help/articles/{id}` as well: the one without a placeholder is meant.
  return endpoints
    .filter(fits)
    .toSorted((one, other) => one.key.split('{').length - other.key.split('{').length)[0];
}
