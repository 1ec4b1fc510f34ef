import type { Product, ProductBundle, ProductCategory, ProductDetails } from '../contract.ts';

/** A service that every user may ask for; tests name what matters to them. */
export function buildProduct(product: Partial<Product> = {}): Product {
  return {
    id: 1,
    name: 'Thumbnail studio',
    description: 'A designer draws three thumbnails for each video, and you keep the one that wins.',
    platform: 'youtube',
    platforms: ['youtube'],
    action: 'request',
    access: 'anyone',
    is_page_published: true,
    affected_indicators: ['views'],
    subscribers_requirement: 1_000,
    is_pinned: false,
    provisions: [],
    ...product,
  };
}

/** A category of services. */
export function buildCategory(category: Partial<ProductCategory> = {}): ProductCategory {
  return {
    id: 1,
    name: 'Design',
    slug: 'design',
    queries: ['Who can draw my thumbnails?'],
    keywords: ['thumbnail', 'design'],
    products: [],
    ...category,
  };
}

/** A bundle of services. */
export function buildBundle(bundle: Partial<ProductBundle> = {}): ProductBundle {
  return {
    id: 1,
    name: 'Basic package',
    slug: 'basic-package',
    description: 'What every channel needs first.',
    products: [],
    ...bundle,
  };
}

/** The content of a service's page, every part of it. */
export function buildDetails(details: Partial<ProductDetails> = {}): ProductDetails {
  return {
    what_you_get_html: '<p>Three thumbnails for each video.</p>',
    benefits_html: '<ul><li>More clicks from the same impressions</li></ul>',
    content_html: '<p>We look at your last twenty videos first.</p>',
    instructions_html: '<ol><li>Choose a channel</li><li>Tell us your style</li></ol>',
    questions: [{ question: 'How long does it take?', answer_html: '<p>Two working days.</p>' }],
    outcome_html: '<p>Channels gain about a fifth more clicks.</p>',
    recommendation_html: '<p>Best together with a channel audit.</p>',
    related_products: [],
    ...details,
  };
}
