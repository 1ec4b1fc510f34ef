import { createRequire } from 'node:module';

let data;
/** Loads twenty megabytes, which only a build needs. */
function compatibility() {
  if (data) return data;
  const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data');
  data = { api, builtins: javascript['builtins'] ?? {} };
  return data;
}

/** The built-in objects whose methods have names of their own; those of iterators are common words. */
const owners = ['Array', 'ArrayBuffer', 'Map', 'Promise', 'Set', 'String', 'Uint8Array', 'WeakMap'];

/**
 * The browser versions that introduced a call, as MDN's compatibility data has them. Browsers are given by their
 * names, with a version of each.
 */
export const browserSupport = {
  /** Whether a name is of the language or of the browser. */
  isGlobal(name) {
    const { api, builtins } = compatibility();
    return Object.hasOwn(builtins, name) || Object.hasOwn(api, name);
  },

  /**
   * The browsers that lack a call, such as `chrome 126, safari 18`; undefined where all have it or the data
   * has no entry.
   */
  missing(name, oldest) {
    const found = entriesOf(name).map((entry) => lackOf(entry, oldest));
    return found.length > 0 && found.every(Boolean) ? found[0] : undefined;
  },
};

function entriesOf(name) {
  const { api, builtins } = compatibility();
  const [owner = '', member] = name.split('.');
  const entries = owner
    ? member
      ? [builtins[owner]?.[member], api[owner]?.[`${member}_static`]]
      : [builtins[owner], api[owner], api['Window']?.[owner]]
    : owners.map((each) => member && builtins[each]?.[member]);
  return entries.filter((entry) => Boolean(entry) && typeof entry === 'object' && '__compat' in entry);
}

function lackOf({ __compat }, oldest) {
  const support = __compat?.support ?? {};
  const lacking = Object.entries(oldest).flatMap(([browser, version]) => {
    const [statement] = [support[browser] ?? []].flat();
    const since = statement?.flags ? Infinity : versionOf(statement?.version_added);
    return since > version ? [`${browser} ${since === Infinity ? '(none)' : since}`] : [];
  });
  return lacking.length > 0 ? lacking.join(', ') : undefined;
}

function versionOf(added) {
  const version = parseFloat(String(added ?? '').replace('≤', ''));
  return Number.isNaN(version) ? Infinity : version;
}
