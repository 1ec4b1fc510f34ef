import { renderStory } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import meta, { Failed, Loaded } from './CountryResidenceModal.stories.tsx';

const close = vi.fn();
const args = { close };
const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });

async function choose(name: string) {
  await userEvent.type(await screen.findByRole('combobox', { name: /Country/ }), name.slice(0, 3));
  await userEvent.click(await screen.findByRole('option', { name }));
}

/** Sets the browser's time zone. */
function stubTimeZone(timeZone: string) {
  const options = { ...new Intl.DateTimeFormat('en').resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
}

beforeEach(() => {
  close.mockClear();
  stubTimeZone('UTC');
});
afterEach(() => vi.restoreAllMocks());

describe('[ACC-04] [NAV-31] country of residence', () => {
  test('a country without regions is answered as it is', async () => {
    renderStory(meta, Loaded, { args });
    await choose('Spain');
    await userEvent.click(goOn());
    expect(close).toHaveBeenCalledWith({ country: expect.objectContaining({ iso_code: 'ES' }) });
  });

  test('the country of the time zone is chosen already, and can be changed', async () => {
    stubTimeZone('Atlantic/Canary');
    renderStory(meta, Loaded, { args });
    const country = await screen.findByRole('combobox', { name: /Country/ });
    expect(country).toHaveProperty('value', 'Spain');
    expect(screen.getByText('Taken from your time zone. Change it if you live elsewhere.')).toBeTruthy();
    await userEvent.click(goOn());
    expect(close).toHaveBeenCalledWith({ country: expect.objectContaining({ iso_code: 'ES' }) });

    await userEvent.clear(country);
    await choose('Canada');
    expect(country).toHaveProperty('value', 'Canada');
    expect(screen.queryByText(/Taken from your time zone/)).toBeNull();
    expect(screen.getByRole('combobox', { name: /Region/ })).toBeTruthy();
  });

  test('a time zone that is in none of the countries chooses none', async () => {
    stubTimeZone('Europe/Berlin');
    renderStory(meta, Loaded, { args });
    expect(await screen.findByRole('combobox', { name: /Country/ })).toHaveProperty('value', '');
    expect(screen.queryByText(/Taken from your time zone/)).toBeNull();
  });

  test('a country with regions wants one of them', async () => {
    renderStory(meta, Loaded, { args });
    await choose('Canada');
    await userEvent.click(goOn());
    expect(close).not.toHaveBeenCalled();
    expect(screen.getAllByText('Choose a region').length).toBeGreaterThan(1);
    const region = screen.getByRole('combobox', { name: /Region/ });
    expect(
      within(region)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Choose a region', 'Ontario', 'Québec']);
    await userEvent.selectOptions(region, 'QC');
    await userEvent.click(goOn());
    expect(close).toHaveBeenCalledWith({
      country: expect.objectContaining({ iso_code: 'CA' }),
      region: 'QC',
    });
  });

  test('without a choice the way on says what is missing, and leads nowhere', async () => {
    renderStory(meta, Loaded, { args });
    const country = await screen.findByRole('combobox', { name: /Country/ });
    await userEvent.click(goOn());
    expect(screen.getByText('Choose a country')).toBeTruthy();
    expect(country.getAttribute('aria-invalid')).toBe('true');
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(close).toHaveBeenCalledWith();
  });

  test('a region is not missing before it was asked for', async () => {
    renderStory(meta, Loaded, { args });
    await screen.findByRole('combobox', { name: /Country/ });
    await userEvent.click(goOn());
    await choose('Canada');
    expect(screen.getByRole('combobox', { name: /Region/ }).getAttribute('aria-invalid')).not.toBe('true');
    await userEvent.click(goOn());
    expect(screen.getByRole('combobox', { name: /Region/ }).getAttribute('aria-invalid')).toBe('true');
  });

  test('a list that did not come can be asked for again', async () => {
    const { portal } = renderStory(meta, Failed, { args });
    expect(await screen.findByText('The list of countries could not be loaded.')).toBeTruthy();
    portal.api.answer({ 'GET api/countries': { countries: [] } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('combobox', { name: /Country/ })).toBeTruthy();
  });
});
