import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** The packages that stories take as they are built, and that few of them are about. */
const foundation = ['client-state', 'i18n', 'ui-kit', 'api-client', 'feature-api'];
/** What the frame around every story is drawn with; the languages bring the first. */
const around = ['client-state', 'i18n', 'ui-kit'];

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * What Vite prepares for the stories of a folder before the first of them. `include` is what of the workspace becomes part
 * of it, each package in one piece instead of hundreds of modules, and `name` changes with every build of these packages,
 * which Vite would not notice.
 * @param {string} root
 * @param {string} folder such as `packages/home`
 */
export function dependencyCache(root, folder) {
  const built = builtFor(root, folder);
  const hash = createHash('sha256').update(folder);
  const files = built.flatMap((name) => [
    `packages/${name}/package.json`,
    ...globSync(`packages/${name}/dist/**/*.js`, { cwd: root }).sort(),
  ]);
  for (const file of files) hash.update(file).update(readFileSync(`${root}${file}`));
  return { name: hash.digest('hex').slice(0, 16), include: built.flatMap((name) => idsOf(root, name)) };
}

function builtFor(root, folder) {
  const { dependencies = {}, peerDependencies = {} } = read(`${root}${folder}/package.json`);
  const own = { ...dependencies, ...peerDependencies };
  const isUsed = (name) => around.includes(name) || Object.hasOwn(own, `@my-air/${name}`);
  return foundation.filter((name) => isUsed(name) && folder !== `packages/${name}`);
}

/** The modules that a package offers, but for those of tests and of the development server. */
function idsOf(root, name) {
  const { exports } = read(`${root}packages/${name}/package.json`);
  // The stories' own app does not depend on it: it comes with the languages.
  const prefix = name === 'client-state' ? '@my-air/i18n > ' : '';
  return Object.entries(exports)
    .filter(([place, { import: file }]) => file?.endsWith('.js') && !/testing|dev/.test(place))
    .map(([place]) => `${prefix}@my-air/${name}${place.slice(1)}`);
}
