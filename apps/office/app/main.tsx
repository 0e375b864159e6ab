// First, because it orders the cascade layers.
import './styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './lib/calls/query-client.ts';
import { followSystem } from './lib/look/theme.ts';
import { routes } from './routes.tsx';

const place = document.getElementById('office');
if (place === null) throw new Error('index.html has no place for the office');

followSystem();
const router = createBrowserRouter(routes, { basename: '/office' });
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
