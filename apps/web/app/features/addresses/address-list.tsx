import { Link } from 'react-router';
import type { Address } from '@yahont/contracts/addresses/addresses.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { AddressCard } from './address-card.tsx';
import styles from './address-list.module.css';

/** The cards of all addresses, and the link that adds one. */
export function AddressList({ addresses, isFull }: { addresses: readonly Address[]; isFull: boolean }) {
  return (
    <div className={styles.root}>
      {addresses.map((address) => (
        <AddressCard key={address.id} address={address} />
      ))}
      {!isFull && (
        <Link to="/personal/address/?edit=new#address" className={styles.add}>
          <Icon name="plus" />
          Добавить адрес
        </Link>
      )}
    </div>
  );
}
