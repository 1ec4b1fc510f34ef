import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createMessageGrammar } from '../../contract.ts';
import { arbitraryDocument, arbitraryText, documentOf, drawnText } from '../../testing/messageTexts.ts';
import { withoutMarks } from '../../text/withoutMarks.ts';
import { readMarkdown } from './readMarkdown.ts';
import { writeMarkdown } from './writeMarkdown.ts';

const draw = createMessageGrammar();
const times = { numRuns: 100_000 };

test('[MSG-04] a hundred thousand texts without formats are drawn as they were typed', () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      const markdown = writeMarkdown(documentOf(text));
      expect(drawnText(draw.render(markdown))).toBe(text);
      expect(withoutMarks(markdown)).toBe(text);
    }),
    times,
  );
}, 600_000);

test('[MS-34] a hundred thousand documents are written again as they were read', () => {
  fc.assert(
    fc.property(arbitraryDocument, (doc) => {
      const markdown = writeMarkdown(doc);
      expect(writeMarkdown(readMarkdown(markdown))).toBe(markdown);
    }),
    times,
  );
}, 600_000);
