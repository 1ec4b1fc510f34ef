// oxlint-disable-next-line no-restricted-imports -- the one hook that others write with
import { hashKey, useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation whose second press does nothing while the first is under way: two presses may come before the
 * button is drawn as busy. The same variables are the same press, others are written beside it; `nameOf`
 * tells presses apart by another name.
 */
export function useWrite<Data = unknown, Failure = Error, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
  nameOf: (variables: Variables) => string = (variables) => hashKey([variables]),
): UseMutationResult<Data, Failure, Variables, Context> {
  type Result = UseMutationResult<Data, Failure, Variables, Context>;
  const { mutateAsync, ...mutation } = useMutation(options);
  const underWay = useRef(new Map<string, Promise<Data>>());

  const writeAsync: Result['mutateAsync'] = (...given) => {
    const press = nameOf(given[0] as Variables);
    const running = underWay.current.get(press);
    if (running) return running;
    const written = mutateAsync(...given).finally(() => underWay.current.delete(press));
    underWay.current.set(press, written);
    return written;
  };
  // A failure is shown by the policy of the shell or by the caller, from `error`.
  const write: Result['mutate'] = (...given) => void writeAsync(...given).catch(() => {});
  return { ...mutation, mutate: write, mutateAsync: writeAsync };
}
