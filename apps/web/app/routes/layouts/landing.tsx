import { Outlet } from 'react-router';
import { LandingLayout } from '#app/shell/landing-layout.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';

export default function LandingLayoutRoute() {
  return (
    <LandingLayout action={<ButtonLink href="/catalog/">Выбрать украшение</ButtonLink>}>
      <Outlet />
    </LandingLayout>
  );
}
