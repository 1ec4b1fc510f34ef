const message =
  'Without a language, the letters become those of the browser: "I" is "ı" for a Turkish one. To compare texts take foldText of @my-air/i18n; to show them, name the language.';

export const caseWithLanguage = {
  meta: {
    type: 'problem',
    docs: { description: 'Refuses toLocaleLowerCase and toLocaleUpperCase without a language.' },
  },
  create(context) {
    return {
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type !== 'MemberExpression' || given.length > 0) return;
        if (/^toLocale(Lower|Upper)Case$/.test(callee.property.name)) context.report({ node, message });
      },
    };
  },
};
