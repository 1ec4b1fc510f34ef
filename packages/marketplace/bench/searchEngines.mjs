import uFuzzy from '@leeoniya/ufuzzy';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';

import { buildProductIndex, createProductMatch, createProductSearch } from './search.ts';

/**
 * The engines, each set up as its own documentation says. `queries`: the number of questions to it; slow ones
 * get fewer.
 */
export const engines = {
  ours: {
    queries: 300,
    open: async (products) => {
      const index = await buildProductIndex(products);
      const search = createProductSearch(index);
      const match = createProductMatch(index);
      return { search: (text) => search(text, { limit: 10 }), match: (words) => match(words, 10) };
    },
  },
  minisearch: {
    queries: 300,
    open: async (products) => {
      const engine = new MiniSearch({ fields: ['name', 'keywords', 'text'], storeFields: [] });
      engine.addAll(products.map((product) => ({ ...product, keywords: product.keywords.join(' ') })));
      const options = { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { name: 8, keywords: 3 } };
      const ten = (hits) => hits.slice(0, 10).map(({ id }) => id);
      return {
        search: (text) => ten(engine.search(text, options)),
        match: (words) => ten(engine.search(words.join(' '), { combineWith: 'OR' })),
      };
    },
  },
  uFuzzy: {
    queries: 40,
    open: async (products) => {
      const lines = products.map(({ name, keywords, text }) => `${name} ${keywords.join(' ')} ${text}`);
      const engine = new uFuzzy({ intraMode: 1 });
      return {
        search: (text) => {
          const [places, , order] = engine.search(lines, text, 0, 1e4);
          if (!places) return [];
          const ordered = order ? order.map((at) => places[at]) : places;
          return ordered.slice(0, 10).map((place) => products[place].id);
        },
      };
    },
  },
  'fuse.js': {
    queries: 2,
    open: async (products) => {
      const keys = [
        { name: 'name', weight: 8 },
        { name: 'keywords', weight: 3 },
        { name: 'text', weight: 1 },
      ];
      const engine = new Fuse(products, { keys, ignoreLocation: true });
      return { search: (text) => engine.search(text, { limit: 10 }).map(({ item }) => item.id) };
    },
  },
};
