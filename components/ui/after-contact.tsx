import { afterContact } from '@/content/contact';

/** What happens after Contact Us, under every such button. */
export function AfterContact() {
  return <p className="mt-1.5 max-w-measure text-small text-muted">{afterContact}</p>;
}
