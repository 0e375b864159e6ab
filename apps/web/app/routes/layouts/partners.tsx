import { Outlet, useLocation } from 'react-router';
import { PartnersLayout } from '#app/shell/partners-layout.tsx';

export default function PartnersLayoutRoute() {
  const { pathname } = useLocation();
  return (
    <PartnersLayout pathname={pathname}>
      <Outlet />
    </PartnersLayout>
  );
}
