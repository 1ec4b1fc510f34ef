// The node-<platform> packages publish "os" and "cpu" as strings; pnpm honours only arrays, and would install every platform.
export const hooks = {
  readPackage(pkg) {
    for (const key of ['os', 'cpu']) if (typeof pkg[key] === 'string') pkg[key] = [pkg[key]];
    return pkg;
  },
};
