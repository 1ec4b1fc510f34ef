import type { Game } from '../contract.ts';

/** The games of a category whose name or description contains every word of a query. */
export function filterGames(
  games: readonly Game[],
  category: string | undefined,
  query = '',
): readonly Game[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return games.filter((game) => {
    const text = fold(`${game.name} ${game.description ?? ''}`);
    return (
      (category === undefined || game.category === category) && words.every((word) => text.includes(word))
    );
  });
}

/** Without case and accents. */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
