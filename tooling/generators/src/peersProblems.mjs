import { singletons } from './singletons.mjs';

/** The ranges that a peer may be given: one of the workspace's own packages, or of the catalogue of peers. */
const rangeOf = (name) => (name.startsWith('@my-air/') ? 'workspace:^' : 'catalog:peers');

/**
 * The problems of a published package's demands for packages that may exist once.
 * @returns sentences, none when all is right
 */
export function peersProblems({ name, dependencies = {}, peerDependencies = {}, devDependencies = {} }) {
  const problems = [];
  for (const singleton of singletons) {
    if (dependencies[singleton])
      problems.push(`${name} brings a copy of ${singleton} of its own: make it a peer.`);
    const range = peerDependencies[singleton];
    if (!range) continue;
    if (range !== rangeOf(singleton))
      problems.push(`${name} wants ${singleton} as "${range}" instead of "${rangeOf(singleton)}".`);
    if (!devDependencies[singleton])
      problems.push(`${name} does not say which ${singleton} it is built with: add it to devDependencies.`);
  }
  return problems;
}
