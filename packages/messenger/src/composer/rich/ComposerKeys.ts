import { Extension } from '@tiptap/core';

export interface ComposerKeysOptions {
  /** Called when the address of a link is to be entered. */
  onLink: () => void;
}

type Block = 'toggleOrderedList' | 'toggleBulletList' | 'toggleBlockquote' | 'toggleCodeBlock';

/** The keys of the rich field; `composer/formats.ts` shows them to users. */
export const ComposerKeys = Extension.create<ComposerKeysOptions>({
  name: 'composerKeys',
  // After the rules for typed text: a new line after three backticks begins a block of code.
  priority: 50,
  addOptions: () => ({ onLink: () => {} }),
  addKeyboardShortcuts() {
    // Read anew with every key: the commands hold the text of their moment.
    const run = (name: 'toggleBold' | 'toggleItalic' | 'toggleStrike' | 'toggleCode' | Block) => () =>
      this.editor.commands[name]();
    return {
      // The default of Enter in an editor, while Enter alone sends.
      'Shift-Enter': () =>
        this.editor.commands.first(({ commands: each }) => [
          () => each.splitListItem('listItem'),
          () => each.newlineInCode(),
          () => each.createParagraphNear(),
          () => each.liftEmptyBlock(),
          () => each.splitBlock(),
        ]),
      'Mod-b': run('toggleBold'),
      'Mod-i': run('toggleItalic'),
      'Mod-Shift-x': run('toggleStrike'),
      'Mod-e': run('toggleCode'),
      'Mod-Shift-u': () => {
        this.options.onLink();
        return true;
      },
      'Mod-Shift-7': run('toggleOrderedList'),
      'Mod-Shift-8': run('toggleBulletList'),
      'Mod-Shift-9': run('toggleBlockquote'),
      'Mod-Alt-c': run('toggleCodeBlock'),
    };
  },
});
