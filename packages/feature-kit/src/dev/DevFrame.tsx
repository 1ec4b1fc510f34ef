import { useLingui } from '@lingui/react';
import { availableLocales, languageName, useLocale, useLocaleStore } from '@my-air/i18n';
import { brands, NativeSelect, Row, schemes, type Brand, type Scheme } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { NavigationEntry } from '../index.ts';

export interface DevFrameProps {
  /** The name of the feature, for users of screen readers. */
  name: string;
  navigation: readonly NavigationEntry[];
  /** The screen of the feature. */
  children: ReactNode;
}

const locales = [...availableLocales({ pt: true }), 'pseudo'] as const;

/** The least frame that a feature needs: its own navigation, and a choice of language, brand and scheme. */
export function DevFrame({ name, navigation, children }: DevFrameProps) {
  const { _ } = useLingui();
  const store = useLocaleStore();
  const locale = useLocale();
  const [brand, setBrand] = useState<Brand>('default');
  const [scheme, setScheme] = useState<Scheme>('light');

  useEffect(() => {
    Object.assign(document.documentElement.dataset, { brand, scheme });
  }, [brand, scheme]);

  return (
    <>
      <Bar>
        <Row as="nav" aria-label={name} gap={4} wrap>
          {navigation.map((entry) => (
            <Link key={entry.id} to={entry.to}>
              {_(entry.label)}
            </Link>
          ))}
        </Row>
        <Row gap={2}>
          <Choice label="Language" value={locale} values={locales} name={languageName} onChoose={store.set} />
          <Choice label="Brand" value={brand} values={brands} onChoose={setBrand} />
          <Choice label="Light" value={scheme} values={schemes} onChoose={setScheme} />
        </Row>
      </Bar>
      <Main>{children}</Main>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  /** The label of a value. @default the value itself */
  name?: (value: Value) => string;
  onChoose: (value: Value) => unknown;
}

function Choice<Value extends string>({ label, value, values, name = String, onChoose }: ChoiceProps<Value>) {
  const options = values.map((each) => ({ value: each, label: name(each) }));
  const choose = (chosen: string) => onChoose(values.find((known) => known === chosen) ?? value);
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      options={options}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-4);
  border-block-end: 1px solid var(--color-line);
`;

const Main = styled.main`
  padding: var(--space-6) var(--space-4);
`;
