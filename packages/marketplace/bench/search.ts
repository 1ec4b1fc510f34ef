// The code whose weight is measured: all of the search, and nothing else.
export { buildProductIndex } from '../src/search/buildProductIndex.ts';
export { createProductMatch, createProductSearch } from '../src/search/searchProducts.ts';
