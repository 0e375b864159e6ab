import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import styles from './card-picture.module.css';

type Props = Omit<ComponentProps<typeof Picture>, 'picture' | 'alt'> & {
  picture: ComponentProps<typeof Picture>['picture'] | null | undefined;
};

/**
 * The picture of a card; the name beside it replaces its alt text. Without a picture, the outline of a stone
 * takes its place.
 */
export function CardPicture({ picture, ...rest }: Props) {
  if (picture) return <Picture picture={picture} alt="" {...rest} />;
  return (
    <span className={styles.none}>
      <Icon name="diamond" size={32} />
    </span>
  );
}
