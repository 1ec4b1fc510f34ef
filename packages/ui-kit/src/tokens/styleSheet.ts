import { globalStyles } from './globalStyles.ts';
import { tokenSheet } from './tokenCss.ts';

/** The text of `styles.css`: the variables of both brands, and the styles that every page starts from. */
export function styleSheet(): string {
  return `/* Written by scripts/styles.mjs from src/tokens; do not edit. */\n${tokenSheet()}\n${globalStyles}\n`;
}
