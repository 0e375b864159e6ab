import type { RouteObject } from 'react-router';

/** Standing calls for pieces, products, texts, stores and buyers: each section is a chunk of its own. */
export const goodsRoutes: readonly RouteObject[] = [
  {
    path: 'stock/:uin?',
    lazy: async () => ({ Component: (await import('./pages/stock/stock-page.tsx')).StockPage }),
  },
  {
    path: 'products',
    lazy: async () => ({ Component: (await import('./pages/products/products-page.tsx')).ProductsPage }),
  },
  {
    path: 'products/:id',
    lazy: async () => ({ Component: (await import('./pages/products/product-page.tsx')).ProductPage }),
  },
  {
    path: 'reviews/:id?',
    lazy: async () => ({ Component: (await import('./pages/reviews/reviews-page.tsx')).ReviewsPage }),
  },
  {
    path: 'questions/:id?',
    lazy: async () => ({ Component: (await import('./pages/reviews/questions-page.tsx')).QuestionsPage }),
  },
  {
    path: 'holds/:id?',
    lazy: async () => ({ Component: (await import('./pages/holds/holds-page.tsx')).HoldsPage }),
  },
  {
    path: 'demand',
    lazy: async () => ({ Component: (await import('./pages/holds/demand-page.tsx')).DemandPage }),
  },
  {
    path: 'certificates/:id?',
    lazy: async () => ({
      Component: (await import('./pages/certificates/certificates-page.tsx')).CertificatesPage,
    }),
  },
  {
    path: 'imports/:id?',
    lazy: async () => ({ Component: (await import('./pages/imports/imports-page.tsx')).ImportsPage }),
  },
  {
    path: 'settings',
    lazy: async () => ({ Component: (await import('./pages/settings/settings-page.tsx')).SettingsPage }),
  },
  {
    path: 'audit',
    lazy: async () => ({ Component: (await import('./pages/audit/audit-page.tsx')).AuditPage }),
  },
  {
    path: 'texts/:id?',
    lazy: async () => ({ Component: (await import('./pages/texts/texts-page.tsx')).TextsPage }),
  },
  {
    path: 'texts/:id/edit',
    lazy: async () => ({ Component: (await import('./pages/texts/editor/editor-page.tsx')).EditorPage }),
  },
  {
    path: 'stores/:id?',
    lazy: async () => ({ Component: (await import('./pages/stores/stores-page.tsx')).StoresPage }),
  },
  {
    path: 'delivery',
    lazy: async () => ({ Component: (await import('./pages/delivery/delivery-page.tsx')).DeliveryPage }),
  },
  {
    path: 'letters',
    lazy: async () => ({ Component: (await import('./pages/letters/letters-page.tsx')).LettersPage }),
  },
  {
    path: 'customers/:id?',
    lazy: async () => ({ Component: (await import('./pages/customers/customers-page.tsx')).CustomersPage }),
  },
];
