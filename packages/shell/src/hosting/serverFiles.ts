import { cacheOf, fileHeaders } from './pageHeaders.ts';

/** The facts of a release that the files for the servers carry. */
export interface ServedRelease {
  /** The name of its folder. */
  readonly version: string;
  /** The headers of its pages. */
  readonly page: Readonly<Record<string, string>>;
}

/** nginx reads at most 4,096 characters as one value. */
const longestValue = 4000;

/** The files that servers include, by name: which release is served, and with which headers. */
export function serverFiles({ version, page }: ServedRelease): Readonly<Record<string, string>> {
  for (const [name, value] of Object.entries(page))
    if (value.length > longestValue) throw new Error(`the header ${name} is too long for nginx`);
  return {
    'nginx-http.conf': nginxMaps(version, page),
    'nginx-server.conf': nginxHeaders(page),
    'release.caddy': caddySnippets(version, page),
  };
}

const written = '# Written by my-air-release. The server reads it when it is reloaded.';
const variable = (header: string) => `$my_air_${header.replaceAll('-', '_')}`;

/** Nothing of a header that is empty is sent; errors of nginx are pages too, and have the policy of pages. */
function nginxMaps(version: string, page: ServedRelease['page']): string {
  const policies = Object.entries(page).map(
    ([name, value]) =>
      `map $sent_http_content_type ${variable(name)} {\n  default "";\n  ~^text/html "${value}";\n}`,
  );
  return `${[
    written,
    `map $host $my_air_release {\n  default ${version};\n}`,
    `map "$status $request_uri" $my_air_cache {\n  default "${cacheOf(false)}";\n  "~^(?:200|206|304) /assets/" "${cacheOf(true)}";\n}`,
    ...policies,
  ].join('\n')}\n`;
}

function nginxHeaders(page: ServedRelease['page']): string {
  const lines = [
    ...Object.entries(fileHeaders).map(([name, value]) => [name, `"${value}"`]),
    ...Object.keys(page).map((name) => [name, variable(name)]),
    ['cache-control', '$my_air_cache'],
  ];
  return `${[written, ...lines.map(([name, value]) => `add_header ${name} ${value} always;`)].join('\n')}\n`;
}

function caddySnippets(version: string, page: ServedRelease['page']): string {
  const headers = (values: Readonly<Record<string, string>>) =>
    `header {\n${Object.entries(values)
      .map(([name, value]) => `\t\t${name} "${value}"\n`)
      .join('')}\t}`;
  const snippets = {
    // Deferred, as the server names the coding only where it has one; a cache between has to know in any case.
    my_air_files: `${headers({ ...fileHeaders, 'cache-control': cacheOf(false) })}\n\theader {\n\t\tvary "accept-encoding"\n\t\tdefer\n\t}`,
    my_air_assets: headers({ 'cache-control': cacheOf(true) }),
    my_air_pages: headers(page),
    my_air_release: `root * {args.0}/releases/${version}`,
  };
  const texts = Object.entries(snippets).map(([name, text]) => `(${name}) {\n\t${text}\n}`);
  return `${[written, ...texts].join('\n')}\n`;
}
