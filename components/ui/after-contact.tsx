import { afterContact } from '@/content/contact';

/** What happens after Contact Us, under every such button: which of the sentences depends on the place. */
export function AfterContact({ place = 'first' }: { place?: keyof typeof afterContact }) {
  return <p className="mt-1.5 max-w-measure text-small text-muted">{afterContact[place]}</p>;
}
