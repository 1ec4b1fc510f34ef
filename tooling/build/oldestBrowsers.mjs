/** The oldest browsers that the product supports (decision 0015): every build targets them. */
export const oldestBrowsers = { chrome: 112, edge: 112, firefox: 125, safari: 16.5 };

/** The same as build targets of Vite and esbuild. */
export const browserTargets = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);
