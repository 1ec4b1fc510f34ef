const foundation = new Set(['api-client', 'i18n', 'ui-kit']);
const tooling = new Set([
  'bench',
  'build',
  'browser',
  'commands',
  'e2e',
  'generators',
  'lint',
  'typescript',
  'vitest',
]);

/** Libraries with one owner: the package that may import them, and its replacement in all others. */
const owned = {
  ky: { owners: ['api-client'], instead: 'call the backend through `portal.api.send(endpoint)`' },
  dompurify: { owners: ['ui-kit'], instead: 'show server HTML with `<RichText html>` of @my-air/ui-kit' },
  '@sentry/react': { owners: ['shell'], instead: 'throw; the shell reports' },
};

/** How the product compares words, which the sandbox does alike, and the headers of a page; they draw nothing. */
const sandboxParts = new Set([
  '@my-air/i18n/plain',
  '@my-air/marketplace/search',
  '@my-air/messenger/grammar',
  '@my-air/shell/hosting',
]);

/**
 * The reason why an import of the workspace is refused; undefined when it is allowed.
 * @param {string} file The importing file, with forward slashes.
 * @param {string} source What it imports.
 */
export function refusal(file, source) {
  const place = /\/(packages|apps|tooling)\/([^/]+)\//.exec(file);
  if (!place) return undefined;
  const [, kind, importer] = place;
  const library = owned[source];
  if (library && !library.owners.includes(importer)) {
    const isBench = file.includes('/bench/');
    return isBench ? undefined : `Only ${library.owners.join(', ')} imports "${source}": ${library.instead}.`;
  }
  const target = /^@my-air\/([^/]+)(?:\/(.*))?$/.exec(source);
  if (!target) return undefined;
  const [, imported, subpath = ''] = target;
  if (/^(src|dist)(\/|$)/.test(subpath)) {
    return `"${source}" reaches inside a package. Import a public name of "@my-air/${imported}", or export the one you need from its src/index.ts.`;
  }
  if (imported === importer) {
    return `"${source}" is this package: its types would be read from a build that need not exist. Import the file by its relative path.`;
  }
  if (tooling.has(imported) || kind === 'tooling') return undefined;
  if (kind === 'apps') {
    return importer === 'sandbox' && subpath !== 'contract' && !sandboxParts.has(source)
      ? `The sandbox imports only contracts: write "@my-air/${imported}/contract".`
      : undefined;
  }
  if (foundation.has(importer)) {
    return foundation.has(imported)
      ? undefined
      : `"${importer}" is foundation and is below "${imported}". Move what you need down into the foundation, with a decision record in docs/decisions.`;
  }
  if (foundation.has(imported)) return undefined;
  if (imported === 'feature-kit') return undefined;
  if (importer === 'feature-kit') {
    return `"feature-kit" is below "${imported}". Move what both need down into it, or let the caller pass it in.`;
  }
  return `A feature never imports another feature ("${importer}" → "${imported}"). Name what you need as a port (definePorts, docs/architecture.md) and let apps/portal/src/ports.ts bind it; what two features share moves down into feature-kit or api-client.`;
}

export const ownImport = {
  meta: { type: 'problem', docs: { description: 'Keeps the workspace imports one way.' } },
  create(context) {
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const message = refusal(context.filename.replaceAll('\\', '/'), source);
      if (message) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
