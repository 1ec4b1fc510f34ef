import type { Deadline, DeadlineSource } from '@my-air/feature-kit';

const day = 86_400_000;

/** Deadlines of several features, the last of them first. */
export function sampleDeadlines(): readonly Deadline[] {
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
  return [
    { id: 'payout-1', title: 'Payout of $1,240.50', at: inDays(18).slice(0, 10), to: '/home' },
    { id: 'launch-1', title: 'Olena Cooks goes live on Roku', at: inDays(9), to: '/distribution' },
    { id: 'audit-1', title: 'Audit of Майстерня Олени is expected', at: inDays(5), to: '/accounts/youtube' },
    { id: 'offer-1', title: 'Offer ends: Video translation', at: inDays(3), to: '/messenger?chat=7' },
    {
      id: 'invitation-1',
      title: 'Invitation for Olena Travels expires',
      detail: 'Accept it in YouTube Studio.',
      at: inDays(1),
      to: '/accounts/youtube?channel=UC1',
    },
  ];
}

/** A feature that knows deadlines. */
export const sourceOf = (deadlines: () => readonly Deadline[] | Promise<never>): DeadlineSource => ({
  id: 'sample',
  label: { id: 'Offers', message: 'Offers' },
  query: () => ({ queryKey: ['sample', 'deadlines'], queryFn: deadlines }),
});

/** A feature that cannot be asked. */
export const lostSource = {
  id: 'lost',
  label: { id: 'Launches', message: 'Launches' },
  query: () => ({
    queryKey: ['sample', 'lost'],
    queryFn: () => Promise.reject(new Error('offline')),
  }),
} satisfies DeadlineSource;
