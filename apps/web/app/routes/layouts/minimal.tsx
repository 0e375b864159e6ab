import { Outlet } from 'react-router';
import { MinimalLayout } from '#app/shell/minimal-layout.tsx';

export default function MinimalLayoutRoute() {
  return (
    <MinimalLayout>
      <Outlet />
    </MinimalLayout>
  );
}
