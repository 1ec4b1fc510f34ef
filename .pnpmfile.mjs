// The node-<platform> packages publish "os" and "cpu" as strings; pnpm honours only arrays, and would install every platform.
export const hooks = {
  readPackage(pkg) {
    for (const key of ['os', 'cpu']) if (typeof pkg[key] === 'string') pkg[key] = [pkg[key]];
    return pkg;
  },
  // npm resolves optional peers too, and refuses to install a package whose peers have others that disagree. The command that
  // writes portals needs no package of theirs beside it, but their ranges, which changesets keep as they keep those of peers.
  beforePacking(pkg) {
    if (pkg.name !== '@my-air/create-portal') return pkg;
    const { peerDependencies: ranges, peerDependenciesMeta: _, ...published } = pkg;
    return { ...published, ranges };
  },
};
