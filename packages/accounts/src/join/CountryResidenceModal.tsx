import { Trans, useLingui } from '@lingui/react/macro';
import type { Country } from '@my-air/api-client/contract';
import { countriesQuery } from '@my-air/feature-kit/data';
import { usePortal, type ModalProps } from '@my-air/feature-kit';
import { countryNames, languageTag, useLocale } from '@my-air/i18n';
import { BindingReason, QueryView, useBindingAction } from '@my-air/feature-kit/views';
import { Button, Combobox, Dialog, Field, NativeSelect } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Loading } from '../words/Loading.tsx';
import { countryOfTimeZone } from './countryOfTimeZone.ts';

/** Asks for the creator's residence: the country, and its region where it has any. */
export function CountryResidenceModal({ close }: ModalProps<'country-residence'>) {
  const { t } = useLingui();
  const { api } = usePortal();
  const query = useQuery({ ...countriesQuery(api), meta: { handles: 'inPlace' } });
  const countries = query.data;
  const [chosen, setChosen] = useState<string | null>();
  const [region, setRegion] = useState('');
  const preset = countries && presetOf(countries);
  const code = chosen === undefined ? (preset ?? null) : chosen;
  const country = countries?.find(({ iso_code }) => iso_code === code);
  const { compare } = new Intl.Collator(languageTag(useLocale()));
  const regions = (country?.regions ?? []).toSorted((one, other) => compare(one.text, other.text));
  const binding = useBindingAction();
  const [isAsked, setIsAsked] = useState(false);
  const lacksRegion = regions.length > 0 && region === '';

  const choose = (country: string | null) => {
    setChosen(country);
    setRegion('');
    // The regions of another country were not asked for yet.
    setIsAsked(false);
  };
  const confirm = () => {
    setIsAsked(true);
    if (country && !lacksRegion) close({ country, ...(region !== '' && { region }) });
  };

  return (
    <Dialog
      isOpen
      size="s"
      title={<Trans>Where do you live?</Trans>}
      description={
        <Trans>
          A channel applies with its owner's country of residence: taxes and payments depend on it.
        </Trans>
      }
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => close()}>
            <Trans>Not now</Trans>
          </Button>
          {countries && (
            <Button variant="primary" onClick={confirm} {...binding.control}>
              <Trans>Continue</Trans>
            </Button>
          )}
        </>
      }
      problem={<BindingReason action={binding} isBanner />}
    >
      <QueryView
        query={query}
        pending={<Loading label={t`Loading countries`} height="2.5rem" />}
        failed={<Trans>The list of countries could not be loaded.</Trans>}
        isBanner
      >
        {(all) => (
          <Field
            label={t`Country`}
            description={
              preset !== undefined && code === preset ? (
                <Trans>Taken from your time zone. Change it if you live elsewhere.</Trans>
              ) : undefined
            }
            isRequired
            error={isAsked && !country && t`Choose a country`}
          >
            <Combobox
              options={all.map(optionOf)}
              value={code}
              onValueChange={choose}
              emptyText={t`No countries found`}
              autoComplete="off"
            />
          </Field>
        )}
      </QueryView>
      {regions.length > 0 && (
        <Field label={t`Region`} isRequired error={isAsked && lacksRegion && t`Choose a region`}>
          <NativeSelect
            options={regions.map(({ text, value }) => ({ label: text, value }))}
            placeholder={t`Choose a region`}
            value={region}
            onChange={(event) => setRegion(event.target.value)}
          />
        </Field>
      )}
    </Dialog>
  );
}

/** The country that the time zone of the browser is in, where it is on the list. */
function presetOf(countries: readonly Country[]): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const codes = countries.map(({ iso_code }) => iso_code);
  return countryOfTimeZone(codes, timeZone);
}

function optionOf({ iso_code, name }: Country) {
  return { value: iso_code, label: name, keywords: countryNames(iso_code) };
}
