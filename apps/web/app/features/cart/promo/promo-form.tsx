import { PromoField } from '#app/shop/buying/promo-field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { cartMessage } from '../messages.ts';
import { useCartForm } from '../use-cart-form.ts';

type Props = { promoCode: string | null };

/** Applies a promo code, or removes the applied one. */
export function PromoForm({ promoCode }: Props) {
  const { Form, data, formData } = useCartForm();
  const refused = data && !data.ok && data.intent === 'promo' ? data : undefined;
  return (
    <Form method="post" action="/cart/" noValidate>
      <ServerRefusals names={refused?.wrong}>
        <PromoField
          promoCode={promoCode}
          intents={{ apply: 'promo', drop: 'drop-promo' }}
          name="code"
          defaultValue={refused?.promo.code}
          required
          reason={refused === undefined ? '' : cartMessage(refused.refusal)}
          isChecking={formData?.get('intent') === 'promo'}
          isPressed={data?.ok === true && (data.intent === 'promo' || data.intent === 'drop-promo')}
        />
      </ServerRefusals>
    </Form>
  );
}
