import type { Product, ProductDetails } from '@my-air/marketplace/contract';
import type { InferInput } from 'valibot';

import type { WireLocale } from '../content/wireLocales.ts';
import { html, type Html } from '../html/html.ts';
import type { Platform } from '../Platform.ts';
import type { Category, Service } from './content/Service.ts';
import type { PartnerState } from './partnerState.ts';
import { servicePicturePath } from './pictures/servicePictures.ts';

/** The partner that services are presented to. */
export interface Onlooker {
  readonly locale: WireLocale;
  readonly state: PartnerState;
}

/** A service as the catalogue carries it. */
export function presentProduct(
  { origins }: Pick<Platform, 'origins'>,
  service: Service,
  { locale, state }: Onlooker,
): InferInput<typeof Product> {
  const { slug, category, related: _related, texts: textsOf, ...facts } = service;
  const texts = textsOf(locale);
  const picture = (shape: 'icon' | 'wide' | 'tall') =>
    origins.portal + servicePicturePath(shape, category, slug);
  return {
    ...facts,
    name: texts.name,
    icon_image: picture('icon'),
    horizontal_banner_image: picture('wide'),
    vertical_banner_image: picture('tall'),
    description: texts.description,
    platform: service.platforms[0] ?? null,
    action_button_title: texts.button,
    url: service.action === 'url' ? `${origins.world}/services/${slug}` : null,
    info: texts.info,
    is_pinned: state.pins.has(service.id),
    provisions: [...(state.provisions.get(service.id) ?? [])],
  };
}

/** The content of a service's page; texts that were not written are left out. */
export function presentDetails(
  sandbox: Pick<Platform, 'origins'>,
  service: Service,
  category: Category,
  related: readonly Service[],
  onlooker: Onlooker,
): InferInput<typeof ProductDetails> {
  const texts = service.texts(onlooker.locale);
  const { about } = category.texts(onlooker.locale);
  const paragraph = (words: string | null) => (words === null ? null : html`<p>${words}</p>`.text);
  return {
    what_you_get_html: html`<ul>
      ${items(texts.whatYouGet)}
    </ul>`.text,
    benefits_html: html`<ul>
      ${items(texts.benefits)}
    </ul>`.text,
    content_html: [
      ...texts.about.map((words) => html`<p>${words}</p>`),
      html`<h3>${about.heading}</h3>`,
      html`<p>${about.text}</p>`,
    ]
      .map(({ text }) => text)
      .join(''),
    instructions_html: html`<ol>
      ${items(texts.steps)}
    </ol>`.text,
    questions: texts.questions.map(({ question, answer }) => ({
      question,
      answer_html: html`<p>${answer}</p>`.text,
    })),
    outcome_html: paragraph(texts.outcome),
    recommendation_html: paragraph(texts.recommendation),
    page_banner_image: sandbox.origins.portal + servicePicturePath('page', service.category, service.slug),
    related_products: related.map((other) => presentProduct(sandbox, other, onlooker)),
  };
}

function items(lines: readonly string[]): Html[] {
  return lines.map((line) => html`<li>${line}</li>`);
}
