import type { RouteObject } from 'react-router';
import { Guard } from './frame/guard.tsx';
import { goodsRoutes } from './goods-routes.ts';
import { BrokenPage } from './pages/lost/broken-page.tsx';
import { LostPage } from './pages/lost/lost-page.tsx';
import { MePage } from './pages/me/me-page.tsx';
import { SignInPage } from './pages/sign-in/sign-in-page.tsx';
import { StaffPage } from './pages/staff/staff-page.tsx';

/** Every address of the office, below `/office`. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: BrokenPage,
    HydrateFallback: () => null,
    children: [
      { path: 'sign-in', Component: SignInPage },
      {
        path: 'invitation',
        // Once in the life of an account: with the drawing of QR codes it is a chunk of its own.
        lazy: async () => {
          const { InvitationPage } = await import('./pages/invitation/invitation-page.tsx');
          return { Component: InvitationPage };
        },
      },
      {
        Component: Guard,
        children: [
          {
            ErrorBoundary: BrokenPage,
            children: [
              {
                index: true,
                lazy: async () => ({ Component: (await import('./pages/today/today-page.tsx')).TodayPage }),
              },
              {
                path: 'orders',
                lazy: async () => {
                  const { OrdersPage } = await import('./pages/orders/orders-page.tsx');
                  return { Component: OrdersPage };
                },
              },
              {
                path: 'orders/:id',
                lazy: async () => {
                  const { OrderPage } = await import('./pages/orders/order-page.tsx');
                  return { Component: OrderPage };
                },
              },
              {
                path: 'orders/:id/print',
                lazy: async () => {
                  const { PrintPage } = await import('./pages/orders/print-page.tsx');
                  return { Component: PrintPage };
                },
              },
              {
                path: 'appointments/:id?',
                lazy: async () => {
                  const { AppointmentsPage } = await import('./pages/appointments/appointments-page.tsx');
                  return { Component: AppointmentsPage };
                },
              },
              {
                path: 'talks/:id?',
                lazy: async () => {
                  const { TalksPage } = await import('./pages/talks/talks-page.tsx');
                  return { Component: TalksPage };
                },
              },
              {
                path: 'leads/:id?',
                lazy: async () => {
                  const { LeadsPage } = await import('./pages/leads/leads-page.tsx');
                  return { Component: LeadsPage };
                },
              },
              {
                path: 'returns',
                lazy: async () => {
                  const { ReturnsPage } = await import('./pages/returns/returns-page.tsx');
                  return { Component: ReturnsPage };
                },
              },
              {
                path: 'returns/:id',
                lazy: async () => {
                  const { ReturnPage } = await import('./pages/returns/return-page.tsx');
                  return { Component: ReturnPage };
                },
              },
              {
                path: 'duties',
                lazy: async () => {
                  const { DutiesPage } = await import('./pages/duties/duties-page.tsx');
                  return { Component: DutiesPage };
                },
              },
              ...goodsRoutes,
              {
                path: 'money',
                lazy: async () => {
                  const { MoneyPage } = await import('./pages/money/money-page.tsx');
                  return { Component: MoneyPage };
                },
              },
              {
                path: 'approvals/:id?',
                lazy: async () => {
                  const { ApprovalsPage } = await import('./pages/approvals/approvals-page.tsx');
                  return { Component: ApprovalsPage };
                },
              },
              { path: 'staff/:id?', Component: StaffPage },
              { path: 'me', Component: MePage },
              { path: '*', Component: LostPage },
            ],
          },
        ],
      },
    ],
  },
];
