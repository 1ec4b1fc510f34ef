/** The message after a feature was written: the next commands, and the choices that its author makes. */
export function duties({ name, Title }, parts) {
  const has = (part) => parts.includes(part);
  const left = [
    [
      'its name in four languages, where it is still a section',
      `packages/${name}/src/locales/*.po: «${Title}»`,
    ],
    [
      'a sentence about what a creator does with it',
      `packages/${name}/README.md, and "description" in package.json`,
    ],
    ['its icon', `packages/${name}/src/contributions.ts, instead of "circle"`],
    ['its place among the others', 'apps/portal/src/order.ts'],
    ['the team that owns it', '.github/CODEOWNERS, instead of @my-air/portal'],
    ['what a user can do now', `.changeset/${name}.md`],
    ...(has('contract')
      ? [['its calls and their fields', `packages/${name}/src/contract.ts and apps/sandbox/src/${name}`]]
      : []),
    ...(has('badge') || has('waiting')
      ? [['the call that settles an entry, so that it waits no more', `packages/${name}/src/contract.ts`]]
      : []),
    ...(has('sandbox')
      ? [
          [
            'a table, once a user changes entries',
            'apps/sandbox/src/database/schema, then: pnpm -F @my-air/sandbox db:generate',
          ],
        ]
      : []),
    ['the picture of its README', `pnpm -F @my-air/portal build && pnpm pictures ${name}`],
    ['the report of its public names', `pnpm api ${name}`],
  ];
  return `packages/${name} is there${parts.length > 0 ? ` with ${parts.join(', ')}` : ''}, and the shell shows it. Next:
  pnpm install
  pnpm -F @my-air/${name} i18n:compile
  pnpm -F @my-air/${name} dev     the feature alone, beside a running sandbox
  npm test

Then yours to write:
${left.map(([what, where]) => `  ${what}\n      ${where}`).join('\n')}`;
}
