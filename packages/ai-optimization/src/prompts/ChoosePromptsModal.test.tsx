import { answer, buildFailure, renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { choosePrompts, listPrompts } from '../contract.ts';
import { optimizationAnswers, samplePrompts } from '../testing/buildOptimization.ts';
import { ChoosePromptsModal } from './ChoosePromptsModal.tsx';

function open(answers = {}) {
  const portal = stubPortal({ answers: { ...optimizationAnswers(), ...answers } });
  const close = vi.fn();
  renderInPortal(<ChoosePromptsModal props={{}} close={close} />, { portal });
  const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  return { portal, close, box, save };
}

test('[NAV-32] [MX-08] the choice is saved once, and reported', async () => {
  const { portal, close, box, save } = open({
    ...answer(choosePrompts, { prompts: samplePrompts.map((prompt) => ({ ...prompt, is_chosen: true })) }),
  });
  expect((await box(/Plain words/)).checked).toBe(true);
  await userEvent.click(await box(/Short for phones/));
  await userEvent.click(save());
  await waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith('saved'));
  expect(portal.api.calls.at(-1)).toMatchObject({
    key: choosePrompts.key,
    body: { prompt_ids: ['plain', 'short'] },
  });
});

test('[NAV-32] none chosen cannot be saved, and leaving reports nothing', async () => {
  const { close, box, save } = open();
  await userEvent.click(await box(/Plain words/));
  expect(screen.getByText('Choose at least one prompt.')).toBeTruthy();
  expect(save().disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(close).toHaveBeenCalledExactlyOnceWith();
});

test('[NAV-32] a failure is told in the dialog, and the choice is still there', async () => {
  const { close, box, save } = open(answer(choosePrompts, buildFailure('network')));
  await userEvent.click(await box(/Short for phones/));
  await userEvent.click(save());
  expect(await screen.findByText(/There is no connection/)).toBeTruthy();
  expect((await box(/Short for phones/)).checked).toBe(true);
  expect(close).not.toHaveBeenCalled();
});

test('[NAV-32] prompts that did not come can be asked for again', async () => {
  const { portal, box } = open(answer(listPrompts, buildFailure('server')));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  portal.api.answer(answer(listPrompts, { prompts: [...samplePrompts] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await box(/Plain words/)).toBeTruthy();
});
