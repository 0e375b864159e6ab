import { z } from 'zod';

const Address = z.url({ protocol: /^https?$/ });
const Text = z.string().min(1);
const Price = z.union([z.number().positive(), z.string().regex(/^[1-9]\d*(\.\d\d)?$/)]);
const typed = <T extends string>(type: T) => z.literal(type);

const ListItem = z
  .object({
    '@type': typed('ListItem'),
    position: z.int().positive(),
    name: Text,
    item: Address.optional(),
    url: Address.optional(),
  })
  .refine(({ item, url }) => item !== undefined || url !== undefined, 'an item without an address');
const inOrder = (items: readonly { position: number }[]) =>
  items.every(({ position }, index) => position === index + 1);
const Items = z.array(ListItem).min(1).refine(inOrder, 'positions count from one');

const offered = {
  url: Address,
  priceCurrency: typed('RUB'),
  availability: z.url().regex(/^https:\/\/schema\.org\/(InStock|OutOfStock|PreOrder|InStoreOnly|SoldOut)$/),
};
const Offer = z.object({ '@type': typed('Offer'), price: Price, ...offered });
/** Aggregate offer of a product whose sizes have different prices. */
const AggregateOffer = z.object({
  '@type': typed('AggregateOffer'),
  lowPrice: Price,
  highPrice: Price,
  offerCount: z.int().min(2),
  ...offered,
});
const Organization = z.object({ '@type': typed('Organization'), name: Text });
/** A laboratory's certification of a stone. */
const Certification = z.object({
  '@type': typed('Certification'),
  name: Text,
  certificationIdentification: Text,
  issuedBy: Organization,
  datePublished: z.iso.date(),
  url: Address.optional(),
});

/** What search engines require and recommend of each kind (FACTS 3). Further properties are allowed. */
const StructuredData = z.discriminatedUnion('@type', [
  z.object({ '@type': typed('BreadcrumbList'), itemListElement: Items }),
  z.object({ '@type': typed('ItemList'), numberOfItems: z.int().positive(), itemListElement: Items }),
  z.object({
    '@type': typed('Product'),
    name: Text,
    sku: Text,
    description: Text,
    url: Address,
    image: z.array(Address).min(1).or(Address),
    offers: z.union([Offer, AggregateOffer, z.array(Offer).min(1)]),
    hasCertification: Certification.or(z.array(Certification).min(1)).optional(),
  }),
  ...(['Article', 'NewsArticle'] as const).map((type) =>
    z.object({
      '@type': typed(type),
      headline: Text.max(110),
      description: Text,
      datePublished: z.iso.date().or(z.iso.datetime({ offset: true })),
      inLanguage: typed('ru'),
      image: z.array(Address).min(1).or(Address),
      author: Organization,
      publisher: Organization,
    }),
  ),
  z.object({
    '@type': typed('JewelryStore'),
    '@id': Address,
    url: Address,
    name: Text,
    telephone: z.string().regex(/^\+7[ -]?\(?\d{3}\)?[ -]?\d{3}-?\d\d-?\d\d$/),
    address: z.object({
      '@type': typed('PostalAddress'),
      addressCountry: typed('RU'),
      addressLocality: Text,
      streetAddress: Text,
    }),
    geo: z.object({
      '@type': typed('GeoCoordinates'),
      latitude: z.number().min(41).max(82),
      longitude: z.number().min(19).max(180),
    }),
    openingHoursSpecification: z.array(z.object({ '@type': typed('OpeningHoursSpecification') })).min(1),
  }),
  z.object({
    '@type': typed('FAQPage'),
    mainEntity: z
      .array(
        z.object({
          '@type': typed('Question'),
          name: Text,
          acceptedAnswer: z.object({ '@type': typed('Answer'), text: Text }),
        }),
      )
      .min(1),
  }),
  z.object({
    '@type': typed('JobPosting'),
    title: Text,
    description: Text,
    datePosted: z.iso.date(),
    hiringOrganization: Organization,
  }),
]);

/** Faults in the structured data of a page, one per line. */
export function faultsOfData(data: readonly unknown[]): string[] {
  return data.flatMap((one) => {
    const { success, error } = z.looseObject({ '@context': z.literal('https://schema.org') }).safeParse(one);
    const faults = success ? [] : error.issues;
    const result = StructuredData.safeParse(one);
    return [...faults, ...(result.success ? [] : result.error.issues)].map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
  });
}
