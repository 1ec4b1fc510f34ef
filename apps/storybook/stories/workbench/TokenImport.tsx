import { Field, Stack, Text, TextInput } from '@my-air/ui-kit';
import type { TokenGroup } from '@my-air/ui-kit/tokens';
import { useState } from 'react';

import { nameProblem } from './draft.ts';
import { readTokenFile } from './readTokenFile.ts';

export interface TokenImportProps {
  /** Called with the brand of a file, and with its name if the file's name has one. */
  onTake: (taken: { file: TokenGroup; name?: string }) => void;
}

/** A field for a token file to continue with. */
export function TokenImport({ onTake }: TokenImportProps) {
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function take(chosen: File) {
    const reading = readTokenFile(await chosen.text());
    setProblems(reading.problems ?? []);
    if (reading.problems) return;
    const name = chosen.name.replace(/\.tokens\.json$/, '');
    onTake({ file: reading.file, ...(nameProblem(name) === undefined && { name }) });
  }

  return (
    <Field
      label="Import design tokens"
      description="A DTCG JSON file that this page saved, or one of the kit’s own. Replaces your changes."
      error={problems.length > 0 && <ProblemList problems={problems} />}
    >
      <TextInput
        type="file"
        accept=".json"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void take(chosen);
        }}
      />
    </Field>
  );
}

function ProblemList({ problems }: { problems: readonly string[] }) {
  return (
    <Stack gap={0}>
      {problems.map((problem) => (
        <Text key={problem} as="span" size={14}>
          {problem}
        </Text>
      ))}
    </Stack>
  );
}
