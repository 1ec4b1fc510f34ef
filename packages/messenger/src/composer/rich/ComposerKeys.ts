import { Extension } from '@tiptap/core';

export interface ComposerKeysOptions {
  /** Called when the address of a link is to be asked for. */
  onLink: () => void;
}

type Block = 'toggleOrderedList' | 'toggleBulletList' | 'toggleBlockquote' | 'toggleCodeBlock';

/** The keys of the rich field; `composer/formats.ts` tells them to people. */
export const ComposerKeys = Extension.create<ComposerKeysOptions>({
  name: 'composerKeys',
  // After the rules for what is typed: a new line after three backticks begins a block of code.
  priority: 50,
  addOptions: () => ({ onLink: () => {} }),
  addKeyboardShortcuts() {
    // Asked for anew with every key: they carry the text as it is then.
    const run = (name: 'toggleBold' | 'toggleItalic' | 'toggleStrike' | 'toggleCode' | Block) => () =>
      this.editor.commands[name]();
    return {
      // What Enter does in an editor, where Enter alone sends.
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
