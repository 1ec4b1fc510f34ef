import { Button, Field, Grid, NativeSelect, Row, Stack, TextInput } from '@my-air/ui-kit';
import { brandFile, brands, characterOf, schemes, type Brand, type TokenGroup } from '@my-air/ui-kit/tokens';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { styled } from 'styled-components';

import { BrandSample } from '../language/BrandSample.tsx';
import { Download } from '../language/Download.tsx';
import { Chapter, Sheet } from '../language/Sheet.tsx';
import { ContrastReport } from './ContrastReport.tsx';
import { draftAtom, draftBrand, nameProblem } from './draft.ts';
import { filesOf } from './filesOf.ts';
import { MoreParts } from './MoreParts.tsx';
import { TokenGroups } from './TokenGroups.tsx';
import { TokenImport } from './TokenImport.tsx';

const brandNames: Record<Brand, string> = { default: 'My AIR', scalelab: 'Scalelab' };

/** Another brand, made from the tokens of one that exists. */
export function Workbench() {
  const [{ name, file }, setDraft] = useAtom(draftAtom());
  /** The count of files that replaced the brand: the fields then forget what was typed. */
  const [replaced, setReplaced] = useState(0);
  const files = filesOf({ name, file });

  function replace(next: { name: string; file: TokenGroup }) {
    setDraft(next);
    setReplaced(replaced + 1);
  }

  return (
    <Sheet
      title="Theme workbench"
      lead="Change the tokens of a brand and see its components at once. This browser tab keeps your work; save it as a file."
    >
      <Chapter title="Brand">
        <Stack gap={4} key={replaced}>
          <NameField name={name} onChange={(next) => setDraft({ name: next, file })} />
          <Field label="Character" description="What the brand is like, in a sentence.">
            <TextInput
              value={characterOf(file)}
              onChange={({ target: { value } }) => setDraft({ name, file: { ...file, $description: value } })}
            />
          </Field>
          <Field label="Start again from" description="Replaces your changes.">
            <NativeSelect
              value=""
              placeholder="Choose a brand"
              options={brands.map((brand) => ({ value: brand, label: brandNames[brand] }))}
              onChange={(event) => replace({ name, file: brandFile(event.target.value as Brand) })}
            />
          </Field>
          <TokenImport onTake={(taken) => replace({ name, ...taken })} />
          <Row wrap>
            <Button onClick={() => showEverywhere()}>Show every story in this brand</Button>
          </Row>
        </Stack>
      </Chapter>
      <Columns>
        <Chapter
          title="Tokens"
          text="Change a ramp, and every colour that refers to its steps follows. A colour can also have a value of its own."
        >
          <TokenGroups key={replaced} file={file} onChange={(next) => setDraft({ name, file: next })} />
        </Chapter>
        <Result>
          <Chapter title="Contrast" text="The pairs that the kit’s own check measures, as WCAG 2 does.">
            <ContrastReport file={file} />
          </Chapter>
          <Grid min="18rem">
            {schemes.map((scheme) => (
              <BrandSample key={scheme} brand={file} name={name} scheme={scheme}>
                <MoreParts />
              </BrandSample>
            ))}
          </Grid>
        </Result>
      </Columns>
      <Chapter title="Save">
        <Files
          text="Design tokens (DTCG JSON): the file that the kit is built from. Import it here to continue."
          files={[files.dtcg]}
        />
        <Files
          text={`CSS variables: load this after styles.css of the kit, and set data-brand="${name}" on the root element.`}
          files={[files.css]}
        />
        <Files
          text="Figma: one file for each mode. In the Variables panel, open a collection’s menu and import each file as a mode. Shadows, motion and tracking stay out, since Figma has no variables for them."
          files={files.figma}
        />
      </Chapter>
    </Sheet>
  );
}

function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const [typed, setTyped] = useState(name);
  return (
    <Field label="Name" description="The name of its files and its data-brand." error={nameProblem(typed)}>
      <TextInput
        value={typed}
        spellCheck={false}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (nameProblem(value) === undefined) onChange(value);
        }}
      />
    </Field>
  );
}

function Files({ text, files }: { text: string; files: ReturnType<typeof filesOf>['figma'] }) {
  return (
    <Stack gap={2}>
      <span>{text}</span>
      <Row wrap>
        {files.map((one) => (
          <Download key={one.name} {...one} />
        ))}
      </Row>
    </Stack>
  );
}

function showEverywhere() {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { brand: draftBrand } });
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  align-items: start;

  > * {
    min-width: 0;
  }
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 4fr);
  }
`;

/** What a change does stays in view beside a long list of tokens. */
const Result = styled.div`
  display: grid;
  gap: var(--space-6);

  @media (min-width: 64rem) {
    position: sticky;
    inset-block-start: 0;
    max-height: 100dvh;
    overflow-y: auto;
  }
`;
