import { control } from './control.js';

const form = () => document.querySelector('#translations-form').elements;
const numberOrNull = ({ value }) => (value === '' ? null : Number(value));

/** The actions of the buttons of the section; each returns the sentence that is said about it. */
export const translationActs = {
  'translations-set': async () => {
    const { failures, seconds, batch, revokeAfter, quota, pauseAfter, isPaused } = form();
    await control('POST', 'translations', {
      failureRate: Number(failures.value) / 100,
      delayMs: Math.round(Number(seconds.value) * 1000),
      batchSize: numberOrNull(batch),
      revokeAfter: numberOrNull(revokeAfter),
      quota: numberOrNull(quota),
      pauseAfter: numberOrNull(pauseAfter),
      isPaused: isPaused.checked,
    });
    return 'Translations know what to do';
  },
  'translations-free': async () => {
    await control('DELETE', 'translations');
    return 'Translations work as usual';
  },
};

/** Shows what goes wrong with translations. */
export async function showTranslations() {
  const { failureRate, delayMs, batchSize, revokeAfter, quota, pauseAfter, isPaused } = await control(
    'GET',
    'translations',
  );
  const parts = [
    isPaused && 'they stand still',
    failureRate > 0 && `${Number((failureRate * 100).toFixed(2))} % fail`,
    delayMs > 0 && `${delayMs / 1000} s before a batch`,
    batchSize !== null && `${batchSize} in a batch`,
    revokeAfter !== null && `access is taken back after ${revokeAfter}`,
    quota !== null && `${quota} a day`,
    pauseAfter !== null && `they stand still after ${pauseAfter}`,
  ].filter(Boolean);
  const text = parts.length > 0 ? parts.join(', ') : 'They work as usual.';
  const line = document.querySelector('#translations-state');
  if (line.textContent !== text) line.textContent = text;
}
