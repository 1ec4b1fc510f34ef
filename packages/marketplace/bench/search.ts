// What the search weighs: all of its code, and nothing else.
export { buildProductIndex } from '../src/search/buildProductIndex.ts';
export { createProductMatch, createProductSearch } from '../src/search/searchProducts.ts';
