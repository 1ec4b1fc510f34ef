import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderInPortal } from '../../testing.ts';
import { joinResults } from './joinResults.ts';
import { QueryView, type QueryViewProps } from './QueryView.tsx';

type Read = () => Promise<string | null>;

function Channel({ read, ...props }: { read: Read } & Pick<QueryViewProps<unknown>, 'isBanner'>) {
  const query = useQuery({ queryKey: ['channel'], queryFn: read });
  return (
    <QueryView query={query} failed="The channel could not be loaded" pending={<p>Loading</p>} {...props}>
      {(name) => <h1>{name ?? 'No channel'}</h1>}
    </QueryView>
  );
}

test.each([false, true])(
  'a failed read says so and is tried again at one press, in a banner: %s',
  async (isBanner) => {
    const read = vi.fn<Read>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('Kite');
    renderInPortal(<Channel read={read} isBanner={isBanner} />);
    expect(screen.getByText('Loading')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('The channel could not be loaded');
    expect(screen.queryByText('Loading')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('heading')).textContent).toBe('Kite');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(read).toHaveBeenCalledTimes(2);
  },
);

test('an answer of nothing is an answer', async () => {
  renderInPortal(<Channel read={() => Promise.resolve(null)} />);
  expect((await screen.findByRole('heading')).textContent).toBe('No channel');
});

test('an answer stays in sight when a later read fails', async () => {
  const read = vi.fn<Read>().mockResolvedValueOnce('Kite').mockRejectedValue(new Error('down'));
  const { portal } = renderInPortal(<Channel read={read} />);
  await screen.findByText('Kite');
  await act(() => portal.queryClient.invalidateQueries());
  expect(read).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('heading').textContent).toBe('Kite');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('of two queries that are shown together, what failed is asked for again', () => {
  const answered = { data: 'Kite', isError: false, refetch: vi.fn() };
  const stale = { data: 'Boats', isError: true, refetch: vi.fn() };
  const failed = { data: undefined, isError: true, refetch: vi.fn() };
  const pending = { data: undefined, isError: false, refetch: vi.fn() };
  expect(joinResults(answered, stale)).toMatchObject({ data: ['Kite', 'Boats'], isError: false });
  expect(joinResults(answered, pending)).toMatchObject({ data: undefined, isError: false });
  const joined = joinResults(stale, failed);
  expect(joined).toMatchObject({ data: undefined, isError: true });
  joined.refetch();
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(stale.refetch).not.toHaveBeenCalled();
});
