const message =
  'Every exported prop has its sentence: say above it, in a doc comment, what it is, with its unit and what happens without it.';

/** The members that a type declares itself; those that it takes from other types have their sentences there. */
function membersOf(type) {
  if (type?.type === 'TSTypeLiteral') return type.members;
  if (type?.type === 'TSIntersectionType' || type?.type === 'TSUnionType')
    return type.types.flatMap(membersOf);
  return [];
}

/** Asks for a doc comment above each member of an exported type of props. */
export const propSentence = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Asks for a sentence about each exported prop.' },
  },
  create(context) {
    const check = (members) => {
      for (const member of members) {
        if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') continue;
        const comment = context.sourceCode.getCommentsBefore(member).at(-1);
        const isSaid = comment?.type === 'Block' && comment.value.startsWith('*');
        if (!isSaid) context.report({ node: member.key, message });
      }
    };
    return {
      ExportNamedDeclaration({ declaration }) {
        if (!declaration?.id?.name?.endsWith('Props')) return;
        if (declaration.type === 'TSInterfaceDeclaration') check(declaration.body.body);
        if (declaration.type === 'TSTypeAliasDeclaration') check(membersOf(declaration.typeAnnotation));
      },
    };
  },
};
